import { withoutSecondForm } from '../analyser/second-form.ts';
import { splitWords } from '../analyser/split-words.ts';

const weights = { word: 1, gram: 0.3, wordPair: 0.7, character: 0.5, characterPair: 1, run: 1 } as const;
/** A word that is repeated does not drown the others. */
const maxWeight = 1.5;
const gramLengths = [3, 4, 5];
const longestRun = 8;
const longestTitle = 300;

/**
 * Features that a title's vector is summed from, with weights: words, their n-grams and pairs of words; for scripts without
 * spaces characters, pairs of them and whole runs. Training and queries use the same function.
 */
export function vectorFeatures(title: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.min(maxWeight, (features.get(feature) ?? 0) + weight));
  const words: string[] = [];
  for (const run of splitWords(withoutSecondForm(title.slice(0, longestTitle)))) {
    if (run.isSpaceless) addRun(run.text, add);
    else words.push(...(/[+#]$/.test(run.text) ? [run.text] : run.parts));
  }
  for (const [index, word] of words.entries()) {
    add(wordFeature(word), weights.word);
    for (const gram of gramsOf(word)) add(gram, weights.gram);
    if (index > 0) add(`${words[index - 1]} ${word}`, weights.wordPair);
  }
  return features;
}

/** The feature of a whole word. */
export const wordFeature = (word: string): string => `=${word}`;
export const isWord = (feature: string): boolean => feature.startsWith('=');
export const isWordPair = (feature: string): boolean => feature.includes(' ');
/** The name of an occupation's row; no feature of a title begins with it. */
export const occupationFeature = (number: number): string => `@${number}`;
export const isOccupation = (feature: string): boolean => feature.startsWith('@');
/** Letters of a word make n-grams of three at least. */
export const isCharacterPair = (feature: string): boolean => [...feature].length === 2 && !isWord(feature);
export const wordOf = (feature: string): string => feature.slice(1);

function addRun(text: string, add: (feature: string, weight: number) => void): void {
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    add(character, weights.character);
    if (index > 0) add(`${characters[index - 1]}${character}`, weights.characterPair);
  }
  if (characters.length > 2 && characters.length <= longestRun) add(wordFeature(text), weights.run);
}

/** Character n-grams of a word with its borders. */
function gramsOf(word: string): string[] {
  const letters = [...`^${word}$`];
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, start) =>
      letters.slice(start, start + length).join(''),
    ),
  );
}
