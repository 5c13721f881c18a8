import { expect, it } from 'vitest';
import { payRangeOf } from './pay-range.ts';

const listingOf = (pays: readonly (readonly [number, number] | null)[]) => ({
  pay: {
    low: Float64Array.from(pays, (pay) => pay?.[0] ?? Number.NaN),
    high: Float64Array.from(pays, (pay) => pay?.[1] ?? Number.NaN),
  },
});
const rowsOf = (pays: readonly unknown[]) => pays.map((_, row) => row);

it.each<[string, ([number, number] | null)[], object | null]>([
  ['none of the jobs states an amount', [null, null], null],
  ['there is no job', [], null],
  ['one job states one', [null, [20, 30]], { low: 20, median: 25, high: 30, jobs: 1 }],
  [
    'some state one',
    [
      [40, 50],
      [20, 30],
      [10, 15],
    ],
    { low: 10, median: 25, high: 50, jobs: 3 },
  ],
])('the pay of a search where %s', (_name, pays, range) => {
  expect(payRangeOf(listingOf(pays), rowsOf(pays))).toEqual(range);
});

it('leaves the odd amount out, in a long list too', () => {
  const pays = Array.from({ length: 5_001 }, (_, row): [number, number] =>
    row % 100 === 7 ? [1, 9_000_000] : [1_000 + (row % 50), 2_000 + (row % 50)],
  );
  const range = payRangeOf(listingOf(pays), rowsOf(pays));
  expect(range?.low).toBeGreaterThanOrEqual(1_000);
  expect(range?.high).toBeLessThan(2_050);
  expect(range?.median).toBeGreaterThanOrEqual(1_500);
  expect(range?.median).toBeLessThan(1_550);
});
