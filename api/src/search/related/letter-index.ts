import { isIdeograph } from '../analyser/split-words.ts';
import type { LineOfWork } from './occupation-space.ts';
import { featuresOf } from './title-features.ts';

/** BM25's length normalisation with a fixed average length, so that a new title does not change the scores of others. */
const lengthShare = 0.75;
const usualLength = 24;
const saturation = 1.2;
/** Weight of the occupation groups beside the n-grams. */
const workShare = 1.5;
/** Occupation weights are quantised to one byte. */
const fine = 255;

interface Posting {
  titles: Uint32Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
  length: number;
}

/** Posting lists of numbered titles: by the n-grams and words of their letters, and by their groups of occupations. */
export class LetterIndex {
  readonly #lengths: number[] = [];
  readonly #postings = new Map<string, Posting>();

  /** Adds a title with the next number. */
  add(title: string, lineOfWork: LineOfWork): void {
    const number = this.#lengths.length;
    const features = letterFeatures(title);
    this.#lengths.push(features.length);
    for (const feature of features) this.#post(feature, number, 0);
    for (const [group, weight] of lineOfWork)
      this.#post(`=${group}`, number, Math.max(1, Math.round(weight * fine)));
  }

  /** The numbers of the titles that hold a word of this stem. One ideograph is found in each pair that begins with it. */
  titlesWith(stem: string): Uint32Array {
    if (isIdeograph(stem)) return this.#titlesWithPairsOf(stem);
    return this.#posted(`#${stem}`);
  }

  #posted(feature: string): Uint32Array {
    const posting = this.#postings.get(feature);
    return posting?.titles.subarray(0, posting.length) ?? new Uint32Array();
  }

  #titlesWithPairsOf(ideograph: string): Uint32Array {
    const features = [...this.#postings.keys()].filter((feature) => feature.startsWith(`#${ideograph}`));
    return Uint32Array.from(new Set(features.flatMap((feature) => [...this.#posted(feature)])));
  }

  /** Adds to each title's score its BM25 score, relative to that of `title` itself. */
  addSimilarity(scores: Float64Array, title: string): void {
    const features = letterFeatures(title);
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
    return Math.max(0, Math.round(2 * Math.log2((this.#lengths.length + 1) / (holders + 0.5))) / 2);
  }

  /** Adds to each title's score that of the groups of occupations that it shares. */
  addLineOfWork(scores: Float64Array, lineOfWork: LineOfWork): void {
    for (const [group, weight] of lineOfWork) {
      const posting = this.#postings.get(`=${group}`);
      for (let at = 0; at < (posting?.length ?? 0); at += 1) {
        const number = posting?.titles[at] ?? 0;
        scores[number] = (scores[number] ?? 0) + (workShare * weight * (posting?.weights[at] ?? 0)) / fine;
      }
    }
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
