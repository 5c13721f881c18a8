import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bannerChange, bannersOfCountry } from '../../markets/banner.ts';
import { countryKey } from '../../primitives/primitives.ts';

/** Sets all banners of a country. 40009: another admin has changed them meanwhile. */
export const changeBanners = defineCall({
  method: 'PUT',
  path: '/admin/banners/{country}',
  access: 'protected',
  roles: ['admin'],
  summary: 'Set the banners of a country',
  params: z.object({ country: countryKey }),
  body: bannerChange,
  answer: bannersOfCountry,
  errors: [40001, 40004, 40009],
});
