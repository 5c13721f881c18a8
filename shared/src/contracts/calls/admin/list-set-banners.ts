import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bannersChanged, bannersOfCountry } from '../../markets/banner.ts';

/** The banners of every country, and their last hundred changes, newest first. */
export const listSetBanners = defineCall({
  method: 'GET',
  path: '/admin/banners',
  access: 'protected',
  roles: ['admin'],
  summary: 'Banners by country with their changes',
  answer: z.object({ countries: z.array(bannersOfCountry), changes: z.array(bannersChanged) }),
});
