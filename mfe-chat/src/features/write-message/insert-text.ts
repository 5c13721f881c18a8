/** Replaces the selection in `text` by `phrase`, separated from adjacent words by a space. */
export function insertText(
  text: string,
  phrase: string,
  { start, end }: { start: number; end: number },
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // Chinese and Japanese put no space between sentences.
  const gap = (left: string, right: string) =>
    /[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。！？、，]$/u.test(left) && /^\S/.test(right) ? ' ' : '';
  const head = `${before}${gap(before, phrase)}${phrase}`;
  return { text: `${head}${gap(phrase, after)}${after}`, caret: head.length };
}
