import type { Page } from 'playwright-core';
import { type Speech, speak } from './speak.ts';

/** Somebody who looks for work: at which window, in which language and country. */
export interface Seeker extends Speech {
  page: Page;
  /** `/{lang}/{country}` */
  base: string;
  /** What the API is to be asked with, to answer as it answers this person. */
  headers: Record<string, string>;
}

/** Languages and markets of the journeys, with their ids as the API knows them. */
const markets = {
  'en/ph': { language: 'en', ids: ['1', '1'] },
  'ja/jp': { language: 'ja', ids: ['4', '8'] },
  'ar/sa': { language: 'ar', ids: ['10', '13'] },
} as const;
export type Market = keyof typeof markets;

export function seekerAt(page: Page, market: Market = 'en/ph'): Seeker {
  const { language, ids } = markets[market];
  return {
    page,
    base: `/${market}`,
    headers: { 'language-id': ids[0], 'country-id': ids[1], 'role-id': '1' },
    ...speak(language),
  };
}
