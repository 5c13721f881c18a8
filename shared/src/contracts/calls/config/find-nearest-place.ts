import * as z from 'zod/mini';
import { listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';
import { countryKey, option } from '../../primitives/primitives.ts';

/** Degrees in decimal notation with a point; negative in the south and west. */
const degrees = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)),
    z.coerce.number<string>().check(z.minimum(-limit), z.maximum(limit)),
  );

/** A place of the country lists. `region` is the region of a city; a region's is itself. */
export const nearestPlace = z.object({
  country_key: countryKey,
  location: option,
  region: option,
});

/**
 * The listed place nearest to a point, in any country. `place` is null where no listed town is within 100 km. The
 * coordinates are not stored.
 */
export const findNearestPlace = defineCall({
  method: 'GET',
  path: '/config/geo-location',
  access: 'public',
  summary: 'The place of the country lists at a point',
  query: z.extend(listQuery, { longitude: degrees(180), latitude: degrees(90) }),
  answer: z.object({ place: z.nullable(nearestPlace) }),
});
