import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { countryList, countryListChanged, countryListName, listChoice } from '../../markets/country-list.ts';

/** A list of every country, what it can name, and its last hundred changes, newest first. */
export const readCountryLists = defineCall({
  method: 'GET',
  path: '/admin/country-lists/{name}',
  access: 'protected',
  roles: ['admin'],
  summary: 'A list of the site by country',
  params: z.object({ name: countryListName }),
  answer: z.object({
    countries: z.array(countryList),
    choices: z.array(listChoice),
    changes: z.array(countryListChanged),
  }),
  errors: [40001],
});
