import { decodeHTML } from 'entities';

/** `&amp;amp;` and its like: the same text escaped again on its way through another site. */
const anyEntity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const maxEscapes = 4;

/** Undoes entities however often they were escaped; text without entities stays as it is. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let turn = 0; turn < maxEscapes && anyEntity.test(decoded); turn++) {
    const next = decodeHTML(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** Characters that no one reads: controls, zero-width marks (joiners inside emoji and Persian stay), lone surrogates. */
const unreadable = /(?![\t\n\r])\p{Cc}|[\u200B\u2060-\u2064\uFEFF\uFFFC\uFFFD]|\p{Cs}/gu;

export const dropUnreadable = (text: string): string => text.replace(unreadable, '');

/** One line of text as a title or a name stands: entities undone, tags out, blanks single. */
export function cleanLine(text: string): string {
  const decoded = dropUnreadable(decodeEntities(text));
  const untagged = /<\/?[a-z][^<>]*>/i.test(decoded) ? decoded.replace(/<\/?[a-z][^<>]*>/gi, ' ') : decoded;
  return untagged.replace(/[\s\u00A0\u3000]+/g, ' ').trim();
}

/** Digits of any script as ASCII: ٣, ３ and 3 are one. Also the Arabic decimal and thousands marks. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\uFF0C]/g, ',')
    .replace(/\uFF0E/g, '.');
}

/** For comparing: lower case without regard to the language, marks off, letters and digits only. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
