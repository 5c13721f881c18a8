import { compoundsOf } from './compounds.ts';
import { NearOccupations } from './near-occupations.ts';
import { isCharacterPair, vectorFeatures, wordFeature, wordsOf } from './vector-features.ts';
import { addRow, rowOf, type VectorRows } from './vector-rows.ts';

/** Shares of a title's features that are known: below the first its letters say more, below the second its vector is shorter. */
const minKnown = 0.3;
const wellKnown = 0.6;

/** Turns titles into vectors whose cosine is the similarity of the jobs. */
export class TitleVectors {
  readonly version: string;
  readonly source: VectorRows['source'];
  readonly languages: readonly string[];
  readonly dimensions: number;
  readonly #rows: VectorRows;
  readonly #occupations: NearOccupations | null;

  constructor(rows: VectorRows) {
    this.version = rows.version;
    this.source = rows.source;
    this.languages = rows.languages;
    this.dimensions = rows.dimensions;
    this.#rows = rows;
    const count = rows.scales.length - rows.keys.length;
    const occupations = Array.from({ length: count }, (_, number) => this.#rowAt(rows.keys.length + number));
    this.#occupations = count === 0 ? null : new NearOccupations(occupations, rows.dimensions);
  }

  #rowAt(row: number): Float32Array {
    const vector = new Float32Array(this.dimensions);
    addRow(vector, this.#rows, row, 1);
    return vector;
  }

  /** The title's vector, of length 1 where most of the title is known, and shorter where less is; null where too little is. */
  vectorOf(title: string): Float32Array | null {
    const sum = new Float32Array(this.dimensions);
    let known = 0;
    let whole = 0;
    for (const [feature, weight] of vectorFeatures(title)) {
      whole += weight;
      const row = rowOf(this.#rows.keys, feature);
      if (row < 0) continue;
      known += weight;
      addRow(sum, this.#rows, row, weight);
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
    const words = wordsOf(title);
    const unknown = words.filter((word) => !this.#isKnown(word));
    return unknown.length === words.length ? [] : unknown;
  }

  /** Whether the table was trained with a word; with a pair of its characters in a script without spaces. */
  knowsWord(word: string): boolean {
    const pairs = [...vectorFeatures(word).keys()].filter((feature) => isCharacterPair(feature));
    return wordsOf(word).some((one) => this.#isKnown(one)) || pairs.some((pair) => this.#has(pair));
  }

  /** A word of the table, or a compound of two: `Handelsmarketing` of `Handel` and `Marketing`. */
  #isKnown(word: string): boolean {
    return (
      this.#has(wordFeature(word)) ||
      compoundsOf(word).some((parts) => parts.every((part) => this.#has(wordFeature(part))))
    );
  }

  #has(feature: string): boolean {
    return rowOf(this.#rows.keys, feature) >= 0;
  }
}
