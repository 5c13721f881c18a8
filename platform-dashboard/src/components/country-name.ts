import { countries } from '@jobharbor/shared/contracts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** "Philippines"; the country key itself where the platform does not know it. */
export function countryName(key: string): string {
  if (key === 'others') return 'other countries';
  return countries.some((country) => country.key === key) ? (names.of(key.toUpperCase()) ?? key) : key;
}

/** "all countries", or their names in a list. */
export const countryList = (keys: readonly string[]): string =>
  keys.length === 0 ? 'all countries' : new Intl.ListFormat('en').format(keys.map(countryName));
