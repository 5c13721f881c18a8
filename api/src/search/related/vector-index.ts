import type { Scored } from './scored-titles.ts';
import type { TitleVectors } from './title-vectors.ts';
import { VectorMemory } from './vector-memory.ts';

/** Weight of the letters, relative to the title with most of them in common, beside the cosine. */
const letterShare = 0.2;
/** Values of a vector of length 1 in one byte, and the query's in two: sums of their products fit in 32 bits. */
const fine = 127;
const queryFine = 4_095;

/** Vectors of titles in the order in which they were added, for a scan of all of them. */
export class VectorIndex {
  readonly #vectors: TitleVectors;
  readonly #memory: VectorMemory;
  /** Copies of the vectors that are compared with one another. */
  readonly #some: VectorMemory;
  /** 0 for a title of which too little is known, 2 for one of which most is. */
  #isKnown = new Uint8Array(1_024);
  #length = 0;

  constructor(vectors: TitleVectors) {
    this.#vectors = vectors;
    this.#memory = new VectorMemory(vectors.dimensions);
    this.#some = new VectorMemory(vectors.dimensions);
  }

  get source(): TitleVectors['source'] {
    return this.#vectors.source;
  }

  add(title: string): void {
    if (this.#length === this.#isKnown.length) {
      const isKnown = this.#isKnown;
      this.#isKnown = new Uint8Array(isKnown.length * 2);
      this.#isKnown.set(isKnown);
    }
    const vector = this.#vectors.vectorOf(title);
    if (vector !== null) {
      this.#isKnown[this.#length] = isWellKnown(vector) ? 2 : 1;
      this.#memory.set(
        this.#length,
        vector.map((value) => Math.round(value * fine)),
      );
    }
    this.#length += 1;
  }

  /** Titles whose meaning is at least so similar, unordered; none if too little of the title is known. */
  near(title: string, minCosine: number): Scored[] {
    return this.#nearVector(this.#vectors.vectorOf(title), minCosine);
  }

  /** The same for what a person looks for, expanded by the occupations that it is about. */
  nearQuery(query: string, minCosine: number): Scored[] {
    return this.#nearVector(this.#vectors.queryVectorOf(query), minCosine);
  }

  #nearVector(vector: Float32Array | null, minCosine: number): Scored[] {
    if (vector === null) return [];
    const query = Int16Array.from(vector, (value) => Math.round(value * queryFine));
    const found: Scored[] = [];
    this.#memory.multiply(query, this.#length, (number, product) => {
      const cosine = product / (fine * queryFine);
      if (this.#isKnown[number] !== 0 && cosine >= minCosine) found.push({ number, score: cosine });
    });
    return found;
  }

  /** The cosines of some titles with one another, row by row; those of a title without a vector are 0. */
  cosinesAmong(numbers: readonly number[]): Float32Array {
    const size = numbers.length;
    const cosines = new Float32Array(size * size);
    for (const [row, number] of numbers.entries()) {
      const vector = this.#memory.get(number);
      this.#some.set(row, vector);
      this.#some.multiply(vector, row + 1, (column, product) => {
        const cosine = product / (fine * fine);
        cosines[row * size + column] = cosine;
        cosines[column * size + row] = cosine;
      });
    }
    return cosines;
  }

  /**
   * 1 for each title that is less similar, where most of it and of the query is known. Null if too little of the query
   * is.
   */
  unlike(query: string, cosine: number): Uint8Array | null {
    const known = this.#vectors.vectorOf(query);
    if (known === null || !isWellKnown(known)) return null;
    const unlike = Uint8Array.from(this.#isKnown.subarray(0, this.#length), (level) => (level === 2 ? 1 : 0));
    for (const { number } of this.nearQuery(query, cosine)) unlike[number] = 0;
    return unlike;
  }

  unknownWords(title: string): string[] {
    return this.#vectors.unknownWords(title);
  }

  knowsWord(word: string): boolean {
    return this.#vectors.knowsWord(word);
  }

  /**
   * Combines scores by letters with cosines of meaning; very similar letters count as much as meaning. False, with
   * nothing changed, if too little of the title is known; a title without a vector keeps its score by letters.
   */
  addCosines(letters: Float64Array, title: string): boolean {
    const vector = this.#vectors.queryVectorOf(title);
    if (vector === null) return false;
    const query = Int16Array.from(vector, (value) => Math.round(value * queryFine));
    const most = letters.reduce((highest, score) => Math.max(highest, score), 1e-9);
    this.#memory.multiply(query, letters.length, (number, product) => {
      if (this.#isKnown[number] === 0) return;
      const score = letters[number] as number;
      letters[number] = Math.max(product / (fine * queryFine), score) + (letterShare * score) / most;
    });
    return true;
  }
}

/** The vector of a title of which little is known is shorter than 1. */
const isWellKnown = (vector: Float32Array): boolean => Math.hypot(...vector) > 0.95;
