import type { LanguageTag } from '@jobharbor/shared/contracts';
import { nameKeyOf } from '../analyser/fold-text.ts';
import { sameTitles } from './title-synonyms.ts';

interface Title {
  value: string;
}

const latin = /^[^\p{L}]*(?:\p{Script=Latin}|\P{L})+$/u;
const arabic = /\p{Script=Arabic}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;

/** Whether somebody who reads the language can read the title, by its script. */
const reads: Readonly<Record<LanguageTag, (title: string) => boolean>> = {
  en: (title) => latin.test(title),
  es: (title) => latin.test(title),
  pt: (title) => latin.test(title),
  ms: (title) => latin.test(title),
  id: (title) => latin.test(title),
  tr: (title) => latin.test(title),
  ar: (title) => arabic.test(title),
  ja: (title) => kana.test(title) || han.test(title),
  'zh-Hans': (title) => han.test(title) && !kana.test(title),
  'zh-Hant': (title) => han.test(title) && !kana.test(title),
};

/** Whether a name of the synonym list is surely of the language: its rows say no languages. */
const isOf: Partial<Record<LanguageTag, (name: string) => boolean>> = {
  ar: (name) => arabic.test(name),
  ja: (name) => kana.test(name),
  'zh-Hans': (name) => han.test(name) && !kana.test(name),
};

const namesByKey = new Map(sameTitles.flatMap((names) => names.map((name) => [nameKeyOf(name), names])));

function inLanguage<T extends Title>(title: T, language: LanguageTag): T {
  if (reads[language](title.value)) return title;
  const translated = namesByKey.get(nameKeyOf(title.value))?.find((name) => isOf[language]?.(name));
  return translated === undefined ? title : { ...title, value: translated };
}

/** With fewer titles in the language than this, others fill the list. */
const minCount = 4;

/**
 * Advertised titles as a page in `language` names them, in their order: by a synonym where that language has one. A search
 * for it finds the advertisements with the other name. Titles in another script are shown only for want of others.
 */
export function titlesInLanguage<T extends Title>(
  titles: readonly T[],
  language: LanguageTag,
  size: number,
): T[] {
  const seen = new Set<string>();
  const all = titles
    .map((title) => inLanguage(title, language))
    .filter(({ value }) => !seen.has(nameKeyOf(value)) && seen.add(nameKeyOf(value)));
  const readable = all.filter(({ value }) => reads[language](value));
  const shown = readable.length >= minCount ? readable : all;
  return shown.slice(0, size);
}
