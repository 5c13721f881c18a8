import { isItem, type SourceLine, textOf } from './source-line.ts';

const endsSentence = /[.:;!?。：；！？؟…]$/u;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff，、]/u;

/** Lines as paragraphs and points: a sentence that goes on in the next line is put together again. */
export function joinLines(lines: readonly SourceLine[], max: number): string {
  let text = '';
  for (const line of lines) {
    const next = textOf(line);
    if (next === '') continue;
    const isNew = text === '' || isItem(line) || endsSentence.test(text) || /^\p{Lu}/u.test(next);
    const isUnspaced = unspaced.test(text.slice(-1)) && unspaced.test(next.slice(0, 1));
    text += `${text === '' ? '' : isNew ? '\n' : isUnspaced ? '' : ' '}${next}`;
  }
  return text.slice(0, max).trim();
}
