import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { Random } from '../random.ts';

export type Facts = Readonly<Record<string, string>>;

/** Replaces `{placeholder}` by its value. */
export const fill = (text: string, values: Facts): string =>
  text.replaceAll(/\{([a-z]\w*)\}/g, (whole, name: string) => values[name] ?? whole);

/** Replaces `{from-to}` and `{from-to:step}` by a number of that range: `{10-60:5}` becomes 10, 15 … 60. */
export const fillNumbers = (text: string, random: Random): string =>
  text.replaceAll(/\{(\d+)-(\d+)(?::(\d+))?\}/g, (_, from: string, to: string, step = '1') =>
    String(
      Number(from) + Number(step) * random.int(0, Math.floor((Number(to) - Number(from)) / Number(step))),
    ),
  );

/** Joins the sentences of a paragraph, with a space except in Chinese and Japanese. */
export const join = (...sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence, index, all) =>
      index < all.length - 1 && !/[。！？]$/.test(sentence) ? `${sentence} ` : sentence,
    )
    .join('');

/** Only Turkish has capitals of its own (İ), and changing case by a locale is slow. */
const isTurkish = (language: LanguageTag): boolean => language === 'tr';
export const capitalise = (text: string, language: LanguageTag): string =>
  (isTurkish(language) ? text.slice(0, 1).toLocaleUpperCase('tr') : text.slice(0, 1).toUpperCase()) +
  text.slice(1);

/** The text as it stands inside a sentence; abbreviations ("BPJS") stay as they are. */
export const uncapitalise = (text: string, language: LanguageTag): string =>
  /^\p{Lu}\p{Ll}/u.test(text)
    ? (isTurkish(language) ? text.slice(0, 1).toLocaleLowerCase('tr') : text.slice(0, 1).toLowerCase()) +
      text.slice(1)
    : text;
