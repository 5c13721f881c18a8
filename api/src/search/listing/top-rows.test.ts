import { expect, it } from 'vitest';
import { seededRandom } from '../../testing/search/seeded-random.ts';
import { topRows } from './top-rows.ts';

it('is the beginning of the whole list sorted, equal scores in their order', () => {
  const random = seededRandom(3);
  const scores = Array.from({ length: 3_000 }, () =>
    random.chance(0.3) ? Number.NEGATIVE_INFINITY : random.below(40),
  );
  const rows = scores.map((_, row) => row);
  const scoreOf = (row: number) => scores[row] ?? 0;
  const sorted = rows.toSorted((a, b) =>
    scoreOf(a) === scoreOf(b) ? a - b : scoreOf(b) > scoreOf(a) ? 1 : -1,
  );
  for (const count of [1, 6, 90, 2_500, 5_000]) {
    expect(topRows(rows, count, scoreOf)).toEqual(sorted.slice(0, count));
  }
});
