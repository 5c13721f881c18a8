import type { i18n } from 'i18next';
import { type Country, type Language, localeTag } from '../contracts/markets/market.ts';
import { createI18n, type Texts } from './create-i18n.ts';

const maxInstances = 24;
const kept = new Map<string, { texts: Record<string, Texts>; instance: i18n }>();

/**
 * The i18next instance of a language and country on the server. It is the same for all renders with the same texts
 * (compared by identity). Code that renders must not change it. LRU cache.
 */
export function cachedI18n(
  locale: { language: Language; country: Country },
  texts: Record<string, Texts>,
): i18n {
  const tag = localeTag(locale);
  const known = kept.get(tag);
  kept.delete(tag);
  const instance =
    known && hasSameTexts(known.texts, texts) ? known.instance : createI18n(locale, { ...texts });
  kept.set(tag, { texts: { ...texts }, instance });
  for (const oldest of kept.keys()) {
    if (kept.size <= maxInstances) break;
    kept.delete(oldest);
  }
  return instance;
}

function hasSameTexts(one: Record<string, Texts>, other: Record<string, Texts>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
