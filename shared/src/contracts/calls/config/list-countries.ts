import * as z from 'zod/mini';
import { listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';
import { countryEntry } from '../../markets/market-wire.ts';

/** The markets. */
export const listCountries = defineCall({
  method: 'GET',
  path: '/config/country_lists/list',
  access: 'public',
  summary: 'The markets',
  query: listQuery,
  answer: z.object({ country_lists: z.array(countryEntry) }),
});
