import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pixelChange, pixelOfCountry } from '../../markets/pixel.ts';
import { countryKey } from '../../primitives/primitives.ts';

/** Sets or switches off the pixel of a country. 40009: another admin has changed it meanwhile. */
export const changePixel = defineCall({
  method: 'PUT',
  path: '/admin/pixels/{country}',
  access: 'protected',
  roles: ['admin'],
  summary: 'Set the advertising pixel of a country',
  params: z.object({ country: countryKey }),
  body: pixelChange,
  answer: pixelOfCountry,
  errors: [40001, 40004, 40009],
});
