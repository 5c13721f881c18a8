import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { countryKey } from '../../primitives/primitives.ts';

/** The outline of a country as an SVG picture, whose path `land` a page can use with its own colours. */
export const drawCountryOutline = defineCall({
  method: 'GET',
  path: '/config/country-map/{country}/outline',
  access: 'public',
  summary: 'The outline of a country',
  params: z.object({ country: countryKey }),
  answer: 'file',
  errors: [40004],
});
