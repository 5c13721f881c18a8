import { withoutSecondForm } from '../analyser/second-form.ts';
import { type Run, splitWords } from '../analyser/split-words.ts';
import { withoutArticle } from '../analyser/word-variants.ts';

const weights = { word: 1, gram: 0.3, wordPair: 0.7, character: 0.5, characterPair: 1, run: 1 } as const;
/** A word that is repeated does not drown the others. */
const maxWeight = 1.5;
const gramLengths = [3, 4, 5];
const longestRun = 8;
const longestTitle = 300;

/**
 * Features that a title's vector is summed from, with weights: words, their n-grams and pairs of words. For scripts
 * without spaces: characters, their pairs, and whole runs. Training and queries use the same function.
 */
export function vectorFeatures(title: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.min(maxWeight, (features.get(feature) ?? 0) + weight));
  const runs = runsOf(title);
  for (const run of runs) if (run.isSpaceless) addRun(run.text, add);
  const words = spacedWords(runs);
  for (const [index, word] of words.entries()) {
    add(wordFeature(word), weights.word);
    for (const gram of gramsOf(withoutArticle(word, shortestArabicStem))) add(gram, weights.gram);
    if (index > 0) add(`${stemOf(words[index - 1] ?? '')} ${stemOf(word)}`, weights.wordPair);
  }
  return features;
}

const runsOf = (title: string): Run[] => splitWords(withoutSecondForm(title.slice(0, longestTitle)));

/** `c++` and `c#` are one word, `node.js` is two. */
const spacedWords = (runs: readonly Run[]): string[] =>
  runs.flatMap((run) => {
    if (run.isSpaceless) return [];
    return /[+#]$/.test(run.text) ? [run.text] : run.parts;
  });

/** The words that have a feature of their own; of a script without spaces the short runs. */
export function wordsOf(title: string): string[] {
  const runs = runsOf(title);
  return [...new Set([...runs.filter(isShortRun).map(({ text }) => text), ...spacedWords(runs)])];
}

/** The feature of a whole word, the same for both genders and numbers. */
export const wordFeature = (word: string): string => `=${stemOf(word)}`;
export const isWord = (feature: string): boolean => feature.startsWith('=');
export const isWordPair = (feature: string): boolean => feature.includes(' ');
/** Letters of a word make n-grams of three at least. */
export const isCharacterPair = (feature: string): boolean => [...feature].length === 2 && !isWord(feature);

function addRun(text: string, add: (feature: string, weight: number) => void): void {
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    add(character, weights.character);
    if (index > 0) add(`${characters[index - 1]}${character}`, weights.characterPair);
  }
  if (isShortRun({ isSpaceless: true, text })) add(wordFeature(text), weights.run);
}

function isShortRun({ isSpaceless, text }: Pick<Run, 'isSpaceless' | 'text'>): boolean {
  const { length } = [...text];
  return isSpaceless && length > 2 && length <= longestRun;
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

const shortestStem = 4;
const shortestWithFeminine = 6;
const feminine = /in(?:nen)?$/;

const shortestArabicStem = 3;
/** In folded letters, behind the article: the endings of gender and number. */
const arabicWord = /^(?<stem>\p{Script=Arabic}{3,}?)(?:ات|ون|ين|يه|ه|ي)?$/u;

/**
 * A word without the ending of its gender and number (`ingeniera`, `ingenieros`, `Ingenieurin`, `engineers`). One rule
 * serves each script: all forms of a word lose the same letters.
 */
export function stemOf(word: string): string {
  const arabic = arabicWord.exec(withoutArticle(word, shortestArabicStem))?.groups?.stem;
  if (arabic !== undefined) return arabic;
  if (!/^[a-z]+$/.test(word)) return word;
  const bare = word.replace(feminine, '');
  const kept = bare.length < shortestWithFeminine ? word : bare;
  let end = kept.length;
  while (end > shortestStem && 'aeios'.includes(kept[end - 1] ?? '')) end -= 1;
  return kept.slice(0, end);
}
