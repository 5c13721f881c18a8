import { compoundsOf } from './compounds.ts';
import { NearOccupations } from './near-occupations.ts';
import {
  isCharacterPair,
  isOccupation,
  isWord,
  vectorFeatures,
  wordFeature,
  wordOf,
} from './vector-features.ts';

/** Rows of a trained table: one for each feature, and for each occupation that it was trained from, quantised to one byte with a scale per row. */
export interface VectorRows {
  /** Identifies what was trained, and from what. */
  version: string;
  /** Its training data: the product's own lists alone, or with a taxonomy. */
  source: 'lists' | 'taxonomy';
  dimensions: number;
  features: readonly string[];
  scales: Float32Array;
  values: Int8Array;
}

/** Shares of a title's features that are known: below the first its letters say more, below the second its vector is shorter. */
const minKnown = 0.3;
const wellKnown = 0.6;

/** Turns titles into vectors whose cosine is the similarity of the jobs. */
export class TitleVectors {
  readonly version: string;
  readonly source: VectorRows['source'];
  readonly dimensions: number;
  readonly #scales: Float32Array;
  readonly #values: Int8Array;
  readonly #rows: Map<string, number>;
  readonly #occupations: NearOccupations | null;

  constructor({ version, source, dimensions, features, scales, values }: VectorRows) {
    this.version = version;
    this.source = source;
    this.dimensions = dimensions;
    this.#scales = scales;
    this.#values = values;
    this.#rows = new Map(features.map((feature, row) => [feature, row]));
    const occupations = features.flatMap((feature, row) => (isOccupation(feature) ? [this.#rowAt(row)] : []));
    this.#occupations = occupations.length === 0 ? null : new NearOccupations(occupations, dimensions);
  }

  #rowAt(row: number): Float32Array {
    const values = this.#values.subarray(row * this.dimensions, (row + 1) * this.dimensions);
    return Float32Array.from(values, (value) => value * (this.#scales[row] ?? 0));
  }

  /** The title's vector, of length 1 where most of the title is known, and shorter where less is; null where too little is. */
  vectorOf(title: string): Float32Array | null {
    const sum = new Float32Array(this.dimensions);
    let known = 0;
    let whole = 0;
    for (const [feature, weight] of vectorFeatures(title)) {
      whole += weight;
      const row = this.#rows.get(feature);
      if (row === undefined) continue;
      known += weight;
      const share = weight * (this.#scales[row] ?? 0);
      const start = row * this.dimensions;
      for (let at = 0; at < sum.length; at += 1)
        sum[at] = (sum[at] ?? 0) + share * (this.#values[start + at] ?? 0);
    }
    const length = Math.hypot(...sum);
    const trust = Math.min(1, known / whole / wellKnown);
    return length === 0 || known < whole * minKnown ? null : sum.map((value) => (value / length) * trust);
  }

  /** The vector of what a person looks for, expanded by the occupations that it is about; null where too little is known. */
  queryVectorOf(title: string): Float32Array | null {
    const vector = this.vectorOf(title);
    return vector && this.#occupations ? this.#occupations.expand(vector) : vector;
  }

  /** The words of a title that the table was not trained with; none where it knows no other. */
  unknownWords(title: string): string[] {
    const words = [...vectorFeatures(title).keys()].filter(isWord);
    const unknown = words.filter((word) => !this.#isKnown(word));
    return unknown.length === words.length ? [] : unknown.map(wordOf);
  }

  /** Whether the table was trained with a word; with a pair of its characters in a script without spaces. */
  knowsWord(word: string): boolean {
    const features = [...vectorFeatures(word).keys()];
    return features.some(
      (feature) =>
        (isWord(feature) && this.#isKnown(feature)) || (isCharacterPair(feature) && this.#rows.has(feature)),
    );
  }

  /** A word of the table, or a compound of two: `Handelsmarketing` of `Handel` and `Marketing`. */
  #isKnown(feature: string): boolean {
    return (
      this.#rows.has(feature) ||
      compoundsOf(wordOf(feature)).some((parts) => parts.every((part) => this.#rows.has(wordFeature(part))))
    );
  }
}
