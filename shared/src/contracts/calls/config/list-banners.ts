import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bannersOfCountry } from '../../markets/banner.ts';

/** Banners of all countries that are shown now or begin within a day. The gateway reads them every few seconds. */
export const listBanners = defineCall({
  method: 'GET',
  path: '/config/banners',
  access: 'public',
  summary: 'Banners by country',
  worldwide: true,
  answer: z.object({ countries: z.array(bannersOfCountry) }),
});
