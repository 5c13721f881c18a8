import * as z from 'zod/mini';
import { listQuery, locationGroup } from '../../config.ts';
import { defineCall } from '../../define-call.ts';
import { countryKey } from '../../primitives/primitives.ts';

/** Regions and cities of the country, or of the one that `country_key` names. */
export const listLocations = defineCall({
  method: 'GET',
  path: '/config/location_lists/list',
  access: 'public',
  summary: 'Regions and cities of the country',
  query: z.extend(listQuery, { country_key: z.optional(countryKey) }),
  answer: z.object({ location_lists: z.array(locationGroup) }),
});
