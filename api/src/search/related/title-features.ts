import { pairsOf, splitWords } from '../analyser/split-words.ts';

const endings = /(?:innen|in|ers?|s|ing|ist|ics?|ian|ant|ation)$/;
const stemLength = 7;

/** A rough, language-independent stem (`nursing`, `nurses`). */
const stemOf = (word: string): string => word.replace(endings, '').slice(0, stemLength);

/** Character n-grams of a word, including its borders. */
function runsOf(word: string, length: number): string[] {
  const letters = [...` ${word} `];
  if (letters.length <= length) return [letters.join('')];
  return letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join(''));
}

export interface TitleFeatures {
  stems: string[];
  /** Trigrams, which compounds and inflections share. */
  short: string[];
  /** 5-grams, which cover most of a word's root. */
  long: string[];
}

/** Features that two titles can share without a common word. */
export function featuresOf(title: string): TitleFeatures {
  const features: TitleFeatures = { stems: [], short: [], long: [] };
  for (const run of splitWords(title.slice(0, 300))) {
    if (run.isSpaceless) {
      features.stems.push(...pairsOf(run.text));
      features.short.push(...pairsOf(run.text));
      continue;
    }
    for (const word of run.parts) {
      features.stems.push(stemOf(word));
      features.short.push(...runsOf(word, 3));
      features.long.push(...runsOf(word, 5));
    }
  }
  return features;
}
