import { setImmediate } from 'node:timers/promises';
import { countries, languages } from '@jobharbor/shared/contracts';
import { openCountries, openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';
import type { MarketGap, MarketReadiness } from '../contract/market-schemas.ts';
import { filesOf } from './checkout-files.ts';
import { findCountryGaps } from './find-country-gaps.ts';
import { findLanguageGaps } from './find-language-gaps.ts';

/**
 * All countries and languages of the site as this checkout has them. Takes a second of processor time in all, so it
 * yields to the event loop between two of them.
 */
export async function listMarkets(root: string): Promise<MarketReadiness[]> {
  const files = filesOf(root);
  const markets: MarketReadiness[] = [];
  for (const { key } of countries) {
    const is_open = openCountries.some((one) => one.key === key);
    markets.push({ kind: 'country', key, is_open, gaps: findCountryGaps(files, key) });
    await setImmediate();
  }
  for (const { value } of languages) {
    const is_open = openLanguages.some((one) => one.value === value);
    markets.push({ kind: 'language', key: value, is_open, gaps: findLanguageGaps(files, value) });
    await setImmediate();
  }
  return markets;
}

/** One gap as a line: what is missing, and the file that mends it. */
export const gapLine = ({ part, lacks, mend }: MarketGap): string => `${part}: ${lacks} → ${mend}`;
