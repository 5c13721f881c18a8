import { asciiDigits, type SummarySentence } from '@jobharbor/shared/contracts';
import type { Fact } from './read-facts.ts';

/** Numbers in digits of any script. */
const numbersIn = (text: string): string[] => asciiDigits(text).match(/[0-9]+/g) ?? [];

/** Names in scripts with capital letters: capitalised words not at the start of a sentence. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{N}][^.!?]*)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu)].map(([name]) =>
    name.toLocaleLowerCase(),
  );

/**
 * Returns the sentence with the facts that support it. A number or name that is in none of the facts marks it as
 * unsupported (hallucination).
 */
export function checkSentence({ text, facts }: SummarySentence, known: readonly Fact[]): SummarySentence {
  const cited = known.filter(({ id }) => facts.includes(id));
  const numbers = new Set(cited.flatMap(({ detail }) => numbersIn(detail)));
  const everything = known.map(({ detail }) => detail.toLocaleLowerCase()).join('\n');
  const isSupported =
    numbersIn(text).every((number) => numbers.has(number)) &&
    namesIn(text).every((name) => everything.includes(name));
  return { text, facts: isSupported ? cited.map(({ id }) => id) : [] };
}
