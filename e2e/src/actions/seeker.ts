import type { Page } from 'playwright';
import { type SiteTexts, siteTexts } from './site-texts.ts';

/** A job seeker: their browser page, language and country. */
export interface Seeker extends SiteTexts {
  page: Page;
  /** `/{lang}/{country}` */
  base: string;
  /** Request headers with which the API answers as it answers this user. */
  headers: Record<string, string>;
}

/** Languages and markets of the journeys, with their ids as the API knows them. */
const markets = {
  'en/ph': { language: 'en', ids: ['1', '1'] },
  'ja/jp': { language: 'ja', ids: ['4', '8'] },
  'ar/sa': { language: 'ar', ids: ['10', '13'] },
} as const;
export type Market = keyof typeof markets;
/** Further ones in which screens are looked at. */
const otherMarkets = {
  'zh-hant/tw': { language: 'zh-Hant', ids: ['3', '5'] },
  'zh-hans/cn': { language: 'zh-Hans', ids: ['2', '7'] },
  'tr/tr': { language: 'tr', ids: ['9', '14'] },
  'en/th': { language: 'en', ids: ['1', '9'] },
  'id/id': { language: 'id', ids: ['8', '3'] },
} as const;
export type AnyMarket = Market | keyof typeof otherMarkets;

export function seekerAt(page: Page, market: AnyMarket = 'en/ph'): Seeker {
  const { language, ids } = { ...markets, ...otherMarkets }[market];
  return {
    page,
    base: `/${market}`,
    headers: { 'language-id': ids[0], 'country-id': ids[1], 'role-id': '1' },
    ...siteTexts(language),
  };
}
