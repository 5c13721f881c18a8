/** Top `count` rows by score, highest first; stable. Partial sort: only candidates are sorted. */
export function topRows(rows: readonly number[], count: number, scoreOf: (row: number) => number): number[] {
  let kept: { row: number; score: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  // The sort is stable, and later rows are added behind earlier ones.
  const trim = () => {
    kept = kept.sort((a, b) => (a.score === b.score ? 0 : b.score - a.score)).slice(0, count);
    if (kept.length === count) least = kept.at(-1)?.score ?? least;
  };
  for (const row of rows) {
    const score = scoreOf(row);
    if (kept.length >= count && score <= least) continue;
    kept.push({ row, score });
    if (kept.length >= 2 * count + 100) trim();
  }
  trim();
  return kept.map(({ row }) => row);
}
