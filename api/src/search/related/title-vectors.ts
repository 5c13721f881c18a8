import { isCharacterPair, isWord, vectorFeatures, wordOf } from './vector-features.ts';

/** Rows of a trained table: one for each feature, quantised to one byte with a scale per row. */
export interface VectorRows {
  /** Identifies what was trained, and from what. */
  version: string;
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
  readonly dimensions: number;
  readonly #scales: Float32Array;
  readonly #values: Int8Array;
  readonly #rows: Map<string, number>;

  constructor({ version, dimensions, features, scales, values }: VectorRows) {
    this.version = version;
    this.dimensions = dimensions;
    this.#scales = scales;
    this.#values = values;
    this.#rows = new Map(features.map((feature, row) => [feature, row]));
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

  /** The words of a title that the table was not trained with; none where it knows no other. */
  unknownWords(title: string): string[] {
    const words = [...vectorFeatures(title).keys()].filter(isWord);
    const unknown = words.filter((word) => !this.#rows.has(word));
    return unknown.length === words.length ? [] : unknown.map(wordOf);
  }

  /** Whether the table was trained with a word; with a pair of its characters in a script without spaces. */
  knowsWord(word: string): boolean {
    const features = [...vectorFeatures(word).keys()];
    return features.some(
      (feature) => (isWord(feature) || isCharacterPair(feature)) && this.#rows.has(feature),
    );
  }
}
