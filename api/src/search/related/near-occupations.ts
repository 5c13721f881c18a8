import { VectorMemory } from './vector-memory.ts';

/** The maximum number of occupations for a search, and how fast less similar ones lose weight. */
const most = 5;
const temperature = 0.1;
/** Weight of the occupations beside the words of the search. */
const share = 0.5;
/** Values of a vector of length 1 in one byte, and the query's in two. */
const fine = 127;
const queryFine = 4_095;

/**
 * Query expansion by occupations: moves the vector of a search towards those of the most similar occupations. The
 * vector of an occupation is the mean of its names. A search names one of them, advertisements any.
 */
export class NearOccupations {
  readonly #memory: VectorMemory;
  readonly #vectors: readonly Float32Array[];

  /** `vectors` have length 1. */
  constructor(vectors: readonly Float32Array[], dimensions: number) {
    this.#vectors = vectors;
    this.#memory = new VectorMemory(dimensions);
    for (const [number, vector] of vectors.entries())
      this.#memory.set(
        number,
        vector.map((value) => Math.round(value * fine)),
      );
  }

  /** The expanded vector, as long as `vector`. */
  expand(vector: Float32Array): Float32Array {
    const length = Math.hypot(...vector);
    const found = this.#nearest(vector, length);
    const [nearest] = found;
    if (nearest === undefined) return vector;
    const weights = found.map(({ cosine }) => Math.exp((cosine - nearest.cosine) / temperature));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const sum = vector.map((value) => value / length);
    for (const [rank, { number }] of found.entries())
      for (const [at, value] of (this.#vectors[number] ?? []).entries())
        sum[at] = (sum[at] as number) + ((share * (weights[rank] ?? 0)) / whole) * value;
    const longer = Math.hypot(...sum);
    return sum.map((value) => (value / longer) * length);
  }

  #nearest(vector: Float32Array, length: number): { number: number; cosine: number }[] {
    const query = Int16Array.from(vector, (value) => Math.round((value / length) * queryFine));
    const found: { number: number; cosine: number }[] = [];
    this.#memory.multiply(query, this.#vectors.length, (number, product) => {
      const cosine = product / (fine * queryFine);
      if (found.length === most && cosine <= (found[most - 1]?.cosine ?? 0)) return;
      found.push({ number, cosine });
      found.sort((one, other) => other.cosine - one.cosine);
      found.length = Math.min(found.length, most);
    });
    return found;
  }
}
