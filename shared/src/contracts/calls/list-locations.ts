import * as z from 'zod/mini';
import { listQuery, locationGroup } from '../config.ts';
import { defineCall } from '../define-call.ts';

/** Regions and cities of the country. */
export const listLocations = defineCall({
  method: 'GET',
  path: '/config/location_lists/list',
  access: 'public',
  summary: 'Regions and cities of the country',
  query: listQuery,
  answer: z.object({ location_lists: z.array(locationGroup) }),
});
