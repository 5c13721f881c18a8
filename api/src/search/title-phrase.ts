import { basicForms } from './analyser/analyse-text.ts';
import { isSpaceless } from './analyser/split-words.ts';
import { functionWords, genericWords } from './analyser/stop-words.ts';

interface TypedWord {
  word: string;
  /** The word behind those that were left out before it. */
  typed?: string;
  /** Its position among the words of the search. */
  at: number;
}

/** The ways in which a title may hold one word behind another: two lexemes, or the pair of characters across. */
export type Border = readonly (readonly string[])[];

/**
 * What a title holds in which these words follow each other as typed, function words between them included: a condition for
 * each border between two. None for a single word.
 */
export function titlePhrase(words: readonly TypedWord[]): Border[] {
  return runsOf(words).flatMap((run) => {
    const forms = run.flatMap(basicForms);
    return forms.slice(1).flatMap((next, index) => borderOf(forms[index] ?? '', next));
  });
}

/** Words that were typed beside each other: no place or other option stood between them. */
function runsOf(words: readonly TypedWord[]): string[][] {
  const runs: string[][] = [];
  for (const [index, { word, typed = word, at }] of words.entries()) {
    const isBeside = words[index - 1]?.at === at - 1;
    const parts = typed.split(' ');
    if (isBeside) runs.at(-1)?.push(...parts);
    else runs.push(withoutStart(parts));
  }
  return runs;
}

function withoutStart(words: string[]): string[] {
  const from = words.findIndex((word) => !functionWords.has(word) && !genericWords.has(word));
  return words.slice(Math.max(from, 0));
}

/** Texts without spaces are stored as pairs of characters, which overlap within a word. */
function borderOf(last: string, next: string): Border[] {
  if (!isSpaceless(last) || !isSpaceless(next)) return [[[last, next]]];
  const [end = '', start = ''] = [[...last].at(-1), [...next][0]];
  const isOverlap = end === start && [...last].length === 2;
  return isOverlap ? [] : [[[`${end}${start}`], [last, next]]];
}
