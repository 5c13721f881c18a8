import type { LineOfWork, OccupationSpace } from './occupation-space.ts';
import { featuresOf } from './title-features.ts';
import type { TitleVectors } from './title-vectors.ts';
import { VectorIndex } from './vector-index.ts';

/** BM25's length normalisation with a fixed average length, so that a new title does not change the scores of others. */
const lengthShare = 0.75;
const usualLength = 24;
const saturation = 1.2;
/** Weight of the occupation groups beside the n-grams. */
const workShare = 1.5;
/** Occupation weights are quantised to one byte. */
const fine = 255;

/** Vectors that are less alike are no similarity. */
const minCosine = 0.35;
/** What remains of the score of a title that lacks a word of the search which the vectors do not know. */
const shareWithoutWord = 0.5;

interface Posting {
  titles: Uint32Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
  length: number;
}

export interface NearTitle {
  id: number;
  score: number;
}

/** What says which titles without a common letter are similar; with neither only letters count. */
export interface TitleMeaning {
  vectors?: TitleVectors | null;
  space?: OccupationSpace | null;
}

/** An in-memory inverted index of titles that finds those similar to another one. */
export class TitleIndex {
  readonly #space: OccupationSpace | null;
  readonly #vectors: VectorIndex | null;
  readonly #ids: number[] = [];
  readonly #lengths: number[] = [];
  readonly #postings = new Map<string, Posting>();
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
    const number = this.#ids.length;
    const features = letterFeatures(title);
    this.#ids.push(id);
    this.#lengths.push(features.length);
    this.#vectors?.add(title);
    for (const feature of features) this.#post(feature, number, 0);
    for (const [group, weight] of this.#lineOfWork(title))
      this.#post(`=${group}`, number, Math.max(1, Math.round(weight * fine)));
  }

  /** Titles whose letters are similar by at least `least`, or whose meaning is; most similar first. */
  near(title: string, { least, most }: { least: number; most: number }): NearTitle[] {
    const scores = new Float64Array(this.size);
    this.#addLetters(scores, letterFeatures(title));
    const letters = scores.slice();
    if (this.#vectors?.addCosines(scores, title)) {
      this.#keepUnknownWords([scores, letters], this.#vectors.unknownWords(title));
      // A table of few lists knows few words: it takes nothing away that letters find.
      return this.#best(
        scores,
        most,
        (score, number) => score >= minCosine || (letters[number] ?? 0) >= least,
      );
    }
    for (const [group, weight] of this.#lineOfWork(title)) {
      const posting = this.#postings.get(`=${group}`);
      for (let at = 0; at < (posting?.length ?? 0); at += 1) {
        const number = posting?.titles[at] ?? 0;
        scores[number] = (scores[number] ?? 0) + (workShare * weight * (posting?.weights[at] ?? 0)) / fine;
      }
    }
    return this.#best(scores, most, (score) => score >= least);
  }

  /** Ids of the titles whose meaning alone is at least so similar; none without vectors. */
  nearInMeaning(title: string, leastCosine: number): number[] {
    return (this.#vectors?.near(title, leastCosine) ?? []).flatMap((number) => this.#ids[number] ?? []);
  }

  /** `sap` of `consultor sap`: what the vectors cannot judge counts where advertised titles hold it. */
  #keepUnknownWords(kinds: readonly Float64Array[], words: readonly string[]): void {
    const postings = words
      .flatMap((word) => featuresOf(word).stems)
      .flatMap((stem) => this.#postings.get(`#${stem}`) ?? []);
    if (postings.length === 0) return;
    const isHeld = new Uint8Array(this.size);
    for (const { titles, length } of postings)
      for (let at = 0; at < length; at += 1) isHeld[titles[at] as number] = 1;
    for (const scores of kinds)
      for (let number = 0; number < scores.length; number += 1)
        if (isHeld[number] === 0) scores[number] = (scores[number] as number) * shareWithoutWord;
  }

  #best(scores: Float64Array, most: number, isNear: (score: number, number: number) => boolean): NearTitle[] {
    const found: NearTitle[] = [];
    for (let number = 0; number < scores.length; number += 1) {
      const score = scores[number] ?? 0;
      if (isNear(score, number))
        found.push({ id: this.#ids[number] ?? 0, score: Math.round(score * 1_000) / 1_000 });
    }
    return found.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, most);
  }

  #lineOfWork(title: string): LineOfWork {
    return this.#space?.lineOfWork(title) ?? [];
  }

  /** BM25 score relative to that of the title itself. */
  #addLetters(scores: Float64Array, features: readonly string[]): void {
    const rarities = features.map((feature) => this.#rarityOf(feature));
    const whole = rarities.reduce((sum, rarity) => sum + rarity, 0) * gain(features.length);
    if (whole === 0) return;
    for (const [index, feature] of features.entries()) {
      const posting = this.#postings.get(feature);
      const share = (rarities[index] ?? 0) / whole;
      for (let at = 0; at < (posting?.length ?? 0); at += 1) {
        const number = posting?.titles[at] ?? 0;
        scores[number] = (scores[number] ?? 0) + share * gain(this.#lengths[number] ?? 0);
      }
    }
  }

  /** Quantised to half a doubling, so that a few new titles do not change the order of a list between its pages. */
  #rarityOf(feature: string): number {
    const holders = this.#postings.get(feature)?.length ?? 0;
    return Math.max(0, Math.round(2 * Math.log2((this.size + 1) / (holders + 0.5))) / 2);
  }

  #post(feature: string, number: number, weight: number): void {
    let posting = this.#postings.get(feature);
    if (posting === undefined) {
      posting = { titles: new Uint32Array(2), weights: new Uint8Array(weight === 0 ? 0 : 2), length: 0 };
      this.#postings.set(feature, posting);
    }
    if (posting.length === posting.titles.length) {
      const { titles, weights } = posting;
      posting.titles = new Uint32Array(posting.length * 2);
      posting.titles.set(titles);
      posting.weights = new Uint8Array(weight === 0 ? 0 : posting.length * 2);
      posting.weights.set(weights);
    }
    posting.titles[posting.length] = number;
    if (weight !== 0) posting.weights[posting.length] = weight;
    posting.length += 1;
  }
}

const gain = (length: number): number =>
  (saturation + 1) / (1 + saturation * (1 - lengthShare + (lengthShare * length) / usualLength));

function letterFeatures(title: string): string[] {
  const { stems, short } = featuresOf(title);
  return [...new Set([...short, ...stems.map((stem) => `#${stem}`)])];
}
