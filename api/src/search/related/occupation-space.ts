import { featuresOf } from './title-features.ts';

export interface OccupationTitle {
  /** A group of related occupations. */
  group: string;
  title: string;
  /** Identifies the occupation, in every language; absent where a list does not say. */
  concept?: string | undefined;
  /** Description of the occupation, with one of its titles. */
  description?: string | undefined;
}

/** Weights by occupation group; their squares add up to 1 when every word of the title is known. */
export type LineOfWork = readonly (readonly [group: number, weight: number])[];

interface Meaning {
  groups: Uint16Array;
  weights: Float32Array;
  rarity: number;
}

/** Groups per title; smaller weights are noise. */
const maxGroups = 16;
const longRunWeight = 0.3;

/**
 * A vector space of titles over occupation groups, learnt from the titles of a taxonomy. Titles without a common word
 * (`realtor`, `real estate agent`) are similar when their words belong to the same groups.
 */
export class OccupationSpace {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #meanings = new Map<string, Meaning>();
  readonly #groups = new Map<string, number>();

  learn({ group, title }: OccupationTitle): void {
    const number = this.#groups.get(group) ?? this.#groups.size;
    this.#groups.set(group, number);
    for (const [feature] of weightedFeatures(title)) {
      let counts = this.#counts.get(feature);
      if (counts === undefined) {
        counts = new Map();
        this.#counts.set(feature, counts);
      }
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }

  /** Call it after the last `learn`. */
  finish(): void {
    for (const [feature, counts] of this.#counts) {
      const weights = Float32Array.from(counts.values(), (count) => Math.log(1 + count));
      const length = Math.hypot(...weights);
      this.#meanings.set(feature, {
        groups: Uint16Array.from(counts.keys()),
        weights: weights.map((weight) => weight / length),
        rarity: Math.log(1 + this.#groups.size / counts.size),
      });
    }
    this.#counts.clear();
  }

  /** Unknown words reduce the weights; a title in a language without a taxonomy has none. */
  lineOfWork(title: string): LineOfWork {
    const sum = new Float64Array(this.#groups.size);
    let known = 0;
    let whole = 0;
    for (const [feature, share] of weightedFeatures(title)) {
      const meaning = this.#meanings.get(feature);
      const rarity = meaning?.rarity ?? Math.log(1 + this.#groups.size);
      whole += share * rarity;
      if (meaning === undefined) continue;
      known += share * rarity;
      for (let at = 0; at < meaning.groups.length; at += 1) {
        const group = meaning.groups[at] ?? 0;
        sum[group] = (sum[group] ?? 0) + (meaning.weights[at] ?? 0) * rarity * share;
      }
    }
    const strongest = topOf(sum);
    const length = Math.hypot(...strongest.map(([, weight]) => weight));
    return strongest.map(([group, weight]) => [group, (weight / length) * Math.sqrt(known / whole)]);
  }
}

function weightedFeatures(title: string): (readonly [feature: string, weight: number])[] {
  const { stems, long } = featuresOf(title);
  return [
    ...stems.map((stem) => [`#${stem}`, 1] as const),
    ...long.map((run) => [run, longRunWeight] as const),
  ];
}

function topOf(sum: Float64Array): [group: number, weight: number][] {
  const least = Float64Array.from(sum).sort().at(-maxGroups) ?? 0;
  const top: [number, number][] = [];
  for (let group = 0; group < sum.length && top.length < maxGroups; group += 1) {
    const weight = sum[group] ?? 0;
    if (weight > 0 && weight >= least) top.push([group, weight]);
  }
  return top;
}
