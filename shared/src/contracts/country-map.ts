import * as z from 'zod/mini';
import { countryKey, id } from './primitives.ts';

/**
 * Where the places of the request's country lie on its outline, in pixels from the left and the top of a drawing of
 * `width` by `height`. Ids are those of the location list; regions lie at the middle of their cities.
 */
export const countryMap = z.object({
  country_key: countryKey,
  width: z.int(),
  height: z.int(),
  places: z.array(z.object({ id, x: z.int(), y: z.int() })),
});
export type CountryMap = z.infer<typeof countryMap>;
