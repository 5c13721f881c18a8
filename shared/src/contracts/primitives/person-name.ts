const han = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー\s]+$/u;
const katakana = /^[\p{sc=Katakana}ー\s]+$/u;

/**
 * The whole name of a person. The family name stands first in Chinese characters, kana and Hangul (`小野寺 沙織`), but not
 * in katakana alone, which writes names of other countries. In Chinese no space parts the two.
 */
export function personName(
  { first_name: first, last_name: last }: { first_name: string; last_name: string | null },
  tag = '',
): string {
  const isFamilyFirst =
    last !== null && han.test(first) && han.test(last) && !(katakana.test(first) && katakana.test(last));
  return isFamilyFirst
    ? [last, first].join(tag.startsWith('zh') ? '' : ' ').trim()
    : [first, last].filter(Boolean).join(' ').trim();
}
