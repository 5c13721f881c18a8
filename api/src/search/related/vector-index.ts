import type { TitleVectors } from './title-vectors.ts';

/** Weight of the letters, relative to the title with most of them in common, beside the cosine. */
const letterShare = 0.2;
/** Values of a vector of length 1 in one byte, and the query's more finely: their products fit in 32 bits. */
const fine = 127;
const queryFine = 4_095;

/** Vectors of titles in the order in which they were added, for a scan of all of them. */
export class VectorIndex {
  readonly #vectors: TitleVectors;
  readonly #dimensions: number;
  #values: Int8Array;
  /** 0 for a title of which too little is known. */
  #isKnown: Uint8Array;
  #length = 0;

  constructor(vectors: TitleVectors) {
    this.#vectors = vectors;
    this.#dimensions = vectors.dimensions;
    this.#values = new Int8Array(1_024 * this.#dimensions);
    this.#isKnown = new Uint8Array(1_024);
  }

  add(title: string): void {
    if (this.#length === this.#isKnown.length) {
      const [values, isKnown] = [this.#values, this.#isKnown];
      this.#values = new Int8Array(values.length * 2);
      this.#values.set(values);
      this.#isKnown = new Uint8Array(isKnown.length * 2);
      this.#isKnown.set(isKnown);
    }
    const vector = this.#vectors.vectorOf(title);
    if (vector !== null) {
      this.#isKnown[this.#length] = 1;
      this.#values.set(
        vector.map((value) => Math.round(value * fine)),
        this.#length * this.#dimensions,
      );
    }
    this.#length += 1;
  }

  unknownWords(title: string): string[] {
    return this.#vectors.unknownWords(title);
  }

  /**
   * Turns scores by letters into scores by meaning and letters; letters that are much alike count as much as meaning,
   * since a table of few lists knows little. False, with nothing changed, where too little of the title is known; a title
   * without a vector keeps its score by letters.
   */
  addCosines(letters: Float64Array, title: string): boolean {
    const vector = this.#vectors.vectorOf(title);
    if (vector === null) return false;
    const query = Int32Array.from(vector, (value) => Math.round(value * queryFine));
    const most = letters.reduce((highest, score) => Math.max(highest, score), 1e-9);
    const dimensions = this.#dimensions;
    const values = this.#values;
    for (let number = 0, start = 0; number < letters.length; number += 1, start += dimensions) {
      const score = letters[number] as number;
      if (this.#isKnown[number] === 0) continue;
      // Four sums at a time: the scan of all titles is most of the work.
      let a = 0;
      let b = 0;
      let c = 0;
      let d = 0;
      for (let at = 0, from = start; at < dimensions; at += 4, from += 4) {
        a = (a + Math.imul(query[at] as number, values[from] as number)) | 0;
        b = (b + Math.imul(query[at + 1] as number, values[from + 1] as number)) | 0;
        c = (c + Math.imul(query[at + 2] as number, values[from + 2] as number)) | 0;
        d = (d + Math.imul(query[at + 3] as number, values[from + 3] as number)) | 0;
      }
      const sum = a + b + c + d;
      letters[number] = Math.max(sum / (fine * queryFine), score) + (letterShare * score) / most;
    }
    return true;
  }
}
