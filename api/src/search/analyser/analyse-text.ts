import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { VectorBuilder } from './lexeme.ts';
import { joinedForm, pairsOf, type Run, splitWords } from './split-words.ts';
import { variantsInAnyLanguage, wordVariants } from './word-variants.ts';

/** Adds every word of a text to a vector, in all forms that a query may contain. */
export function addText(vector: VectorBuilder, text: string, language: LanguageTag): void {
  addRuns(vector, splitWords(text), language);
}

function addRuns(vector: VectorBuilder, runs: readonly Run[], language: LanguageTag): void {
  for (const run of runs) {
    if (run.isSpaceless) addSpaceless(vector, run.text);
    else addWord(vector, run, language);
  }
  vector.breakPhrase();
}

function addSpaceless(vector: VectorBuilder, text: string): void {
  for (const pair of pairsOf(text)) vector.add([pair]);
  const last = [...text].at(-1);
  // A query of one character matches pairs that begin with it, so the last character is stored alone as well.
  if (last !== undefined && last !== text) vector.add([last]);
}

function addWord(vector: VectorBuilder, run: Run, language: LanguageTag): void {
  const joined = joinedForm(run);
  if (joined !== null) vector.addBeside(joined);
  for (const part of run.parts) vector.add(wordVariants(part, language));
}

const knownNames = new Map<string, readonly Run[]>();

/** The analysed name of an option, cached because thousands of jobs share it. */
export function addName(vector: VectorBuilder, name: string, language: LanguageTag): void {
  let runs = knownNames.get(name);
  if (runs === undefined) {
    runs = splitWords(name);
    knownNames.set(name, runs);
  }
  addRuns(vector, runs, language);
}

/** The basic form (stem) of each word of a text, for ranking. */
export function basicForms(text: string): string[] {
  return splitWords(text).flatMap((run) => {
    if (run.isSpaceless) return pairsOf(run.text);
    return run.parts.map((part) =>
      variantsInAnyLanguage(part).reduce((a, b) => (b.length < a.length ? b : a)),
    );
  });
}
