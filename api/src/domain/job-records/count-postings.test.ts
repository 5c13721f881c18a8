import { expect, it } from 'vitest';
import { countPostings } from './count-postings.ts';

const days = (...numbers: number[]) => numbers.map((day) => new Date(Date.UTC(2026, 0, day)));

it.each([
  ['none', [], []],
  ['a week apart each', [1, 8, 15], [1, 8, 15]],
  ['of one day and within a week of it as one', [1, 1, 4, 7], [1]],
  ['six days apart by the last one that counts', [1, 7, 13], [1, 13]],
  ['in any order', [20, 1, 10], [1, 10, 20]],
])('counts postings %s', (_, posted, counted) => {
  expect(countPostings(days(...posted))).toEqual(days(...counted));
});
