import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';
import { decodeHTML } from 'entities';

/** Entities that were escaped more than once, such as `&amp;amp;`. */
const anyEntity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const maxEscapes = 4;

/** Decodes entities, also those that were escaped more than once. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let turn = 0; turn < maxEscapes && anyEntity.test(decoded); turn++) {
    const next = decodeHTML(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** Invisible characters: controls, zero-width marks (except joiners, which emoji and Persian need), lone surrogates. */
const unreadable = /(?![\t\n\r])\p{Cc}|[\u200B\u2060-\u2064\uFEFF\uFFFC\uFFFD]|\p{Cs}/gu;

export const dropUnreadable = (text: string): string => text.replace(unreadable, '');

/** Cleans a title or name to one line: decodes entities, removes tags, collapses spaces. */
export function cleanLine(text: string): string {
  const decoded = dropUnreadable(decodeEntities(text));
  const untagged = /<\/?[a-z][^<>]*>/i.test(decoded) ? decoded.replace(/<\/?[a-z][^<>]*>/gi, ' ') : decoded;
  return untagged.replace(/[\s\u00A0\u3000]+/g, ' ').trim();
}

/** More is a text and no field: patterns of fields need not read it, and some take quadratic time. */
const fieldLength = 400;

/** The line of a field that names a value of a list, with `_` as a space. Of a long line it is the start. */
export const cleanField = (text: string): string =>
  cleanLine(text.slice(0, fieldLength).replaceAll('_', ' '));

/** NFKC, except that it takes the Thai vowel am (ำ) apart, which nobody writes so. */
export const compatible = (text: string): string =>
  text.normalize('NFKC').replaceAll('\u0E4D\u0E32', '\u0E33');

/** Converts digits of any script (٣, ３) and Arabic or full-width decimal and thousands separators to ASCII. */
export function asciiNumbers(text: string): string {
  return asciiDigits(text)
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\uFF0C]/g, ',')
    .replace(/\uFF0E/g, '.');
}

/** A comparison key: lower case, without accents, letters and digits only. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
