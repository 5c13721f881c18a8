const han = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー\s]+$/u;
const hangul = /^\p{sc=Hangul}+$/u;
const katakana = /^[\p{sc=Katakana}ー\s]+$/u;

/** A Korean family name has one syllable, seldom two; longer ones are of other countries (`마이크 스미스`). */
const isForeignHangul = (first: string, last: string): boolean =>
  hangul.test(first) && hangul.test(last) && (last.length > 2 || first.length > 3);

/**
 * The whole name of a person. The family name stands first in Chinese characters, kana and Hangul (`小野寺 沙織`), but not
 * in katakana alone, which writes names of other countries. In Chinese and in Hangul no space parts the two.
 */
export function personName(
  { first_name: first, last_name: last }: { first_name: string; last_name: string | null },
  tag = '',
): string {
  const isFamilyFirst =
    last !== null &&
    han.test(first) &&
    han.test(last) &&
    !(katakana.test(first) && katakana.test(last)) &&
    !isForeignHangul(first, last);
  const isJoined = tag.startsWith('zh') || (hangul.test(first) && hangul.test(last ?? ''));
  return isFamilyFirst
    ? [last, first].join(isJoined ? '' : ' ').trim()
    : [first, last].filter(Boolean).join(' ').trim();
}
