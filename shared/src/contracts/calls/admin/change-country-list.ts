import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { countryList, countryListChange, countryListName } from '../../markets/country-list.ts';
import { countryKey } from '../../primitives/primitives.ts';

/** Sets a list of a country, for all processes and kept pages at once. 40009: another admin has changed it meanwhile. */
export const changeCountryList = defineCall({
  method: 'PUT',
  path: '/admin/country-lists/{name}/{country}',
  access: 'protected',
  roles: ['admin'],
  summary: 'Set a list of a country',
  params: z.object({ name: countryListName, country: countryKey }),
  body: countryListChange,
  answer: countryList,
  errors: [40001, 40004, 40009],
});
