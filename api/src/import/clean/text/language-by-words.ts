import { functionWords } from './phrases.ts';

/**
 * The languages of each function word, including similar ones that are not among the ten, so that a French text is not
 * taken for Spanish.
 */
const languagesOfWord = new Map<string, string[]>();
for (const { language, words } of functionWords) {
  for (const word of words) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
}

/** Minimum number of function words. */
const enough = 5;
/** Minimum share of function words, in prose and in lists. */
const usualShare = 0.07;

/** The language with clearly the most function words in a text; undefined when there is none. */
export function languageByFunctionWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < enough || best[1] < words.length * usualShare) return undefined;
  return best[1] >= 1.5 * (next?.[1] ?? 0) ? best[0] : undefined;
}
