import * as z from 'zod/mini';
import { countryKey, id } from '../primitives/primitives.ts';

/**
 * Positions of the places of the request's country on its outline, in pixels from the top left of a drawing of `width` by
 * `height`. Ids are those of the location list; a region is at the centre of its cities.
 */
export const countryMap = z.object({
  country_key: countryKey,
  width: z.int(),
  height: z.int(),
  places: z.array(z.object({ id, x: z.int(), y: z.int() })),
});
export type CountryMap = z.infer<typeof countryMap>;
