import { type LanguageTag, languageByTag } from '@jobharbor/shared/contracts';
import { unseenMarks } from '@jobharbor/shared/contracts/primitives/primitives';
import { escapeUTF8 } from 'entities';

/** An entry of a mail's list, such as a job. */
export interface MailItem {
  title: string;
  text: string;
  url: string;
}

/**
 * Template data for `{{name}}`. A `code` is also shown large, on a separate line. `items` are a list. An `x_url` is a
 * link with the text `links.x`; the first link is a button. `count` selects the plural forms of a text; `extra_count`
 * those of `extra`, which is omitted without it. With an `undo_url` the mail ends with how to undo what it tells of.
 * A `letter` is the site's own text with its lines, and `quoted` the recipient's, below the text `quote`.
 * Numbers are formatted for `locale` (such as `ar-SA`).
 */
export type MailData = Readonly<Record<string, string | number | readonly MailItem[]>>;

/** By locale, of which there are few: formatters hold memory that the garbage collector does not count. */
function perLocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
export const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));

/** A text of the mail with its values: numbers of the locale, and others' words without links. */
export const fill = (text: string, values: MailData, language: LanguageTag) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value === 'number')
      return numberFormat(typeof values.locale === 'string' ? values.locale : language).format(value);
    if (typeof value !== 'string') return '';
    if (name === 'brand') return value;
    return isolate(ownValues.has(name) ? value : withoutLinks(value), language);
  });

/** Values that the product writes itself, or that were confirmed. All others may hold another person's words. */
const ownValues: ReadonlySet<string> = new Set([
  ...['from', 'url', 'code', 'duration', 'time', 'until', 'since', 'check_in', 'cancel'],
]);

const wordJoiner = '\u2060';
/** What mail programs turn into links: the dot of a domain, the sign of an address, and what follows a protocol. */
const linkSigns = /(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}])|(?<=\S)@(?=\S)|:(?=\/\/)|:(?=\+?\d{5})/gu;

/**
 * Another person's words on one line, which no mail program turns into a link: a character without width stands after
 * the signs of one. A company may be called `Example.com`, and shall not lead there.
 */
export const withoutLinks = (words: string): string =>
  words
    .replace(unseenMarks, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(linkSigns, `$&${wordJoiner}`);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRight = /[\p{L}--[\p{Script=Arabic}\p{Script=Hebrew}]]/v;
const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/** Isolates a value whose direction differs from its sentence, so that punctuation stays in place. */
function isolate(value: string, language: LanguageTag): string {
  const text = value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  const against = languageByTag(language)?.dir === 'rtl' ? leftToRight : rightToLeft;
  return against.test(text) ? `${firstStrongIsolate}${text}${popIsolate}` : text;
}

/** Mail programs know the element better than the characters. */
export const markup = (text: string) =>
  escapeUTF8(text).replaceAll(firstStrongIsolate, '<bdi>').replaceAll(popIsolate, '</bdi>');
