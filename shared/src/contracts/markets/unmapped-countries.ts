import type { CountryKey } from './market.ts';

/**
 * Countries of which no outline is drawn: their law says which borders a map must show, and the public-domain outlines
 * show others.
 */
export const unmappedCountries: readonly CountryKey[] = ['cn', 'in', 'vn'];
