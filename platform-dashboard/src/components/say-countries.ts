import { countries } from '@jobharbor/shared/contracts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** "Philippines"; the key itself for one that the platform does not know. */
export function sayCountry(key: string): string {
  if (key === 'others') return 'other countries';
  return countries.some((country) => country.key === key) ? (names.of(key.toUpperCase()) ?? key) : key;
}

/** "all countries", or their names in a list. */
export const sayCountries = (keys: readonly string[]): string =>
  keys.length === 0 ? 'all countries' : new Intl.ListFormat('en').format(keys.map(sayCountry));
