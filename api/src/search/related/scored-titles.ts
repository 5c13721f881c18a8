/** A title of an index with its similarity to a search. */
export interface Scored {
  /** Position in the index. */
  number: number;
  score: number;
}

export const bySimilarity = (a: Scored, b: Scored): number => b.score - a.score || a.number - b.number;

/** The titles that are near, most similar first, of equal ones the older. */
export function best(scores: Float64Array, isNear: (score: number, number: number) => boolean): Scored[] {
  const found: Scored[] = [];
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? 0;
    if (isNear(score, number)) found.push({ number, score: Math.round(score * 1_000) / 1_000 });
  }
  return found.sort(bySimilarity);
}
