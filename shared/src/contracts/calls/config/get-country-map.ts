import { defineCall } from '../../define-call.ts';
import { countryMap } from '../../markets/country-map.ts';

/** Where the places of a country lie on its outline. */
export const getCountryMap = defineCall({
  method: 'GET',
  path: '/config/country-map',
  access: 'public',
  summary: 'Where the places of a country lie on its outline',
  answer: countryMap,
});
