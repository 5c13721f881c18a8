import { isItem, type SourceLine, textOf } from './source-line.ts';

const endsSentence = /[.:;!?。：；！？؟…]$/u;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff，、]/u;

/** A word that continues on the next line. A compound, such as `self-` and `made`, keeps its hyphen. */
const torn =
  /(?<!\p{L})(?!(?:self|non|multi|cross|full|part|long|short|high|low|well|front|back|real|open|user|team|problem|object|data|time|cost|customer|result|detail|decision)-)\p{L}+-$/iu;

/** Merges wrapped lines into paragraphs and list items. */
export function joinLines(lines: readonly SourceLine[], max: number): string {
  let text = '';
  for (const line of lines) {
    const next = textOf(line);
    if (next === '') continue;
    const isNew = text === '' || isItem(line) || endsSentence.test(text) || /^\p{Lu}/u.test(next);
    const isUnspaced = unspaced.test(text.slice(-1)) && unspaced.test(next.slice(0, 1));
    if (!isNew && /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next))
      text = `${torn.test(text) ? text.slice(0, -1) : text}${next}`;
    else text += `${text === '' ? '' : isNew ? '\n' : isUnspaced ? '' : ' '}${next}`;
  }
  return text.slice(0, max).trim();
}
