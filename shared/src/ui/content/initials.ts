import { graphemesOf } from '../../browser/graphemes.ts';

const JOINED_SCRIPT =
  /\p{Script=Arabic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u;
const NOT_A_NAME = /[\p{Bidi_Control}\p{Cc}]/gu;

/**
 * One or two initials of a name, as whole graphemes, so that accents and joined characters survive. Two in scripts with
 * separate letters. One where two would join into something else (Arabic), or where the family name comes first
 * (Chinese, Japanese, Korean).
 */
export function initialsOf(name: string): string {
  const words = name.replace(NOT_A_NAME, '').trim().split(/\s+/u);
  const first = firstGrapheme(words[0] ?? '');
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : '';
  const initials = JOINED_SCRIPT.test(first + last) ? first : first + last;
  return initials.toLocaleUpperCase('und');
}

function firstGrapheme(word: string): string {
  const fromFirstLetter = word.replace(/^[^\p{L}\p{N}]+/u, '') || word;
  return graphemesOf(fromFirstLetter)[0] ?? '';
}
