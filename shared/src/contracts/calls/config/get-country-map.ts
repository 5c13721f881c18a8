import { countryMap } from '../../country-map.ts';
import { defineCall } from '../../define-call.ts';

/** Where the places of a country lie on its outline. */
export const getCountryMap = defineCall({
  method: 'GET',
  path: '/config/country-map',
  access: 'public',
  summary: 'Where the places of a country lie on its outline',
  answer: countryMap,
});
