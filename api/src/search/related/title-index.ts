import { LetterIndex } from './letter-index.ts';
import { maxRanked, rankOnManifold } from './manifold-ranking.ts';
import type { LineOfWork, OccupationSpace } from './occupation-space.ts';
import { findRareWord, type HeldWord, isGenericWord, knowsAnyWord } from './rare-word.ts';
import { best, bySimilarity, type Scored } from './scored-titles.ts';
import { featuresOf } from './title-features.ts';
import type { TitleVectors } from './title-vectors.ts';
import { VectorIndex } from './vector-index.ts';

/** For each title that is asked for, so many are ranked: what is further behind would not be among them. */
const rankedShare = 2;

/**
 * Vectors that are less alike are no similarity: after titles that certainly are, for who reads on, and without any.
 * Lower similarities of a table of few lists are chance.
 */
const minCosines = {
  taxonomy: { behindNear: 0.2, alone: 0.35 },
  lists: { behindNear: 0.45, alone: 0.45 },
} as const;
/**
 * Measured on the demonstration's judged searches in ten languages: of the titles below both limits 8 were relevant and
 * 139 were not. Of those with more letters in common a third were relevant.
 */
const unlikely = { cosine: 0.4, letters: 0.35 } as const;
/** Least cosine that orders a match. A job that holds the words is less likely to be near by chance than any other. */
const minCosineOfMatch = 0.35;
const maxMeanings = 500;
/** Score from which a title certainly is similar. */
const certainlyNear = 0.6;
/** Factor of the score of a title that lacks a word of the search which the vectors do not know. */
const shareWithoutWord = 0.5;

/** Score that a rare word whose meaning is known adds to the titles that hold it. */
const rareWordShare = 0.2;
/** With so many titles or jobs that hold a rare word, those without it are left out if the vectors do not know the word. */
export const minRareWordMatches = 3;

export interface NearTitle {
  id: number;
  score: number;
}

export interface Nearness {
  /** Least similarity of the letters. */
  least: number;
  most: number;
  /**
   * If the vectors do not know the rare word of several (`sap` of `consultor sap`), titles with it come first. If there
   * are enough of them, the others are dropped. Applied to typed titles only, since advertised titles contain all kinds
   * of rare words.
   */
  keepsRareWord?: boolean;
}

export interface RareWord extends HeldWord {
  /** Whether the vectors, which can judge the other words, do not know it. */
  isUnknown: boolean;
}

/** Sources of similarity between titles without a common letter; with neither only letters count. */
export interface TitleMeaning {
  vectors?: TitleVectors | null;
  space?: OccupationSpace | null;
}

/** An in-memory inverted index of titles that finds those similar to another one. */
export class TitleIndex {
  readonly #space: OccupationSpace | null;
  readonly #vectors: VectorIndex | null;
  readonly #ids: number[] = [];
  readonly #letters = new LetterIndex();
  readonly #known = new Set<number>();
  #newestId = 0;

  constructor({ vectors, space }: TitleMeaning) {
    this.#vectors = vectors ? new VectorIndex(vectors) : null;
    this.#space = space ?? null;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Whether titles are compared by their meaning, not by letters alone. */
  get hasVectors(): boolean {
    return this.#vectors !== null;
  }

  get newestId(): number {
    return this.#newestId;
  }

  add(id: number, title: string): void {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    this.#newestId = Math.max(this.#newestId, id);
    this.#ids.push(id);
    this.#vectors?.add(title);
    this.#letters.add(title, this.#lineOfWork(title));
  }

  /** Titles whose letters are similar by at least `least`, or whose meaning is; most similar first. */
  near(title: string, { least, most, keepsRareWord = false }: Nearness): NearTitle[] {
    const found = this.#score(title, { least, most });
    return (keepsRareWord ? this.#keepRareWord(found, title) : found)
      .slice(0, most)
      .map(({ number, score }) => ({ id: this.#ids[number] ?? 0, score }));
  }

  #score(title: string, { least, most }: Nearness): Scored[] {
    const scores = new Float64Array(this.size);
    this.#letters.addSimilarity(scores, title);
    if (this.#vectors?.source === 'lists') this.#leaveOutUnlike(scores, this.#vectors, title);
    const letters = scores.slice();
    if (this.#vectors?.addCosines(scores, title)) {
      const holders = this.#keepUnknownWords([scores, letters], this.#vectors.unknownWords(title));
      const bounds = minCosines[this.#vectors.source];
      const isCertain = scores.some((score) => score >= certainlyNear);
      const minCosine = (number: number) =>
        isCertain && holders?.[number] !== 0 ? bounds.behindNear : bounds.alone;
      const found = best(
        scores,
        (score, number) => score >= minCosine(number) || (letters[number] ?? 0) >= least,
      );
      // Vectors of few lists, or of titles with a word that they do not know, cannot say which titles are similar.
      if (holders !== null || this.#vectors.source === 'lists') return found;
      const ranked = found.slice(0, Math.min(maxRanked, most * rankedShare)).map(({ number }) => number);
      return rankOnManifold(found, this.#vectors.cosinesAmong(ranked));
    }
    this.#letters.addLineOfWork(scores, this.#lineOfWork(title));
    return best(scores, (score) => score >= least);
  }

  /**
   * A table of few lists drops a title that letters found only if it knows both titles well and finds them dissimilar
   * (`enfermeira` and `Operador de Empilhadeira`). Then few letters in common are chance.
   */
  #leaveOutUnlike(letters: Float64Array, vectors: VectorIndex, title: string): void {
    for (const [number, isUnlike] of vectors.unlike(title, unlikely.cosine)?.entries() ?? [])
      if (isUnlike === 1 && (letters[number] ?? 0) < unlikely.letters) letters[number] = 0;
  }

  /** Ids of the titles whose meaning alone is at least so similar; none without vectors. */
  nearInMeaning(title: string, minCosine: number): number[] {
    return (this.#vectors?.near(title, minCosine) ?? []).map(({ number }) => this.#ids[number] ?? 0);
  }

  /**
   * The similarity, by id, of the titles that mean nearly what a person looks for; none without vectors. New titles do not
   * change that of others, so that an order by it is the same on each page.
   */
  meaningsNear(query: string): ReadonlyMap<number, number> {
    if (this.#vectors === null) return new Map();
    const cosines = new Float64Array(this.size);
    for (const { number, score } of this.#vectors.nearQuery(query, minCosineOfMatch)) cosines[number] = score;
    this.#keepUnknownWords([cosines], this.#vectors.unknownWords(query));
    const found = this.#keepRareWord(
      best(cosines, (score) => score >= minCosineOfMatch),
      query,
    );
    return new Map(found.slice(0, maxMeanings).map(({ number, score }) => [this.#ids[number] ?? 0, score]));
  }

  /** Ids of the titles that hold the rare one of several words (`sap` of `consultor sap`). */
  holdersOfRareWord(query: string): ReadonlySet<number> {
    const holders = this.rareWordOf(query)?.holders ?? [];
    return new Set([...holders].map((number) => this.#ids[number] ?? 0));
  }

  /**
   * `sap` of `consultor sap`: what the vectors cannot judge counts where advertised titles hold it. Returns 1 for each title
   * that holds it and 0 for the others; null if none does.
   */
  #keepUnknownWords(kinds: readonly Float64Array[], words: readonly string[]): Uint8Array | null {
    const holders = words
      .filter((word) => !isGenericWord(word))
      .flatMap((word) => featuresOf(word).stems)
      .map((stem) => this.#letters.titlesWith(stem))
      .filter(({ length }) => length > 0);
    if (holders.length === 0) return null;
    const isHeld = new Uint8Array(this.size);
    for (const titles of holders) for (const number of titles) isHeld[number] = 1;
    for (const scores of kinds)
      for (let number = 0; number < scores.length; number += 1)
        if (isHeld[number] === 0) scores[number] = (scores[number] as number) * shareWithoutWord;
    return isHeld;
  }

  /** Whether a title holds a word of this text, or the vectors know one. */
  knowsWordOf(text: string): boolean {
    const isKnown = (word: string) => this.#vectors?.knowsWord(word) ?? false;
    return knowsAnyWord(text, (stem) => this.#letters.titlesWith(stem), isKnown);
  }

  rareWordOf(title: string): RareWord | null {
    const isKnown = (word: string) => this.#vectors?.knowsWord(word) ?? false;
    const found = findRareWord(title, (stem) => this.#letters.titlesWith(stem), isKnown);
    if (found === null) return null;
    const { next, ...rare } = found;
    return { ...rare, isUnknown: !isKnown(rare.word) && isKnown(next.word) };
  }

  #keepRareWord(found: Scored[], title: string): Scored[] {
    const rare = this.rareWordOf(title);
    if (rare === null || rare.holders.size === 0) return found;
    const { with: kept = [], without = [] } = Object.groupBy(found, ({ number }) =>
      rare.holders.has(number) ? 'with' : 'without',
    );
    if (rare.isUnknown) return kept.length >= minRareWordMatches ? kept : [...kept, ...without];
    return [...kept.map(({ number, score }) => ({ number, score: score + rareWordShare })), ...without].sort(
      bySimilarity,
    );
  }

  #lineOfWork(title: string): LineOfWork {
    return this.#space?.lineOfWork(title) ?? [];
  }
}
