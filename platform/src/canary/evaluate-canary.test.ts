import { expect, it } from 'vitest';
import type { Canary } from '../contract/documents.ts';
import { evaluateCanary } from './evaluate-canary.ts';
import type { SideSums } from './trial-sums.ts';

const canary = {
  set: 'new',
  against: 'old',
  threshold: { minimum_visits: 50, tolerance: 0.02 },
} as Canary;
const side = (opened: number, broken: number, pages = 0, cutOff = 0): SideSums => ({
  opened,
  broken,
  pages,
  cutOff,
  culprits: broken > 0 ? { 'mfe-a 2': broken } : {},
});
const judge = (countries: Record<string, [canary: SideSums, live: SideSums]>) =>
  evaluateCanary(
    canary,
    new Map(Object.entries(countries).map(([key, [own, live]]) => [key, { canary: own, live }])),
  ).findings.map(({ country }) => country);

it.each([
  ['at the tolerance exactly', side(100, 2), side(100, 0), false],
  ['above the tolerance, by what may be chance', side(100, 6), side(100, 0), false],
  ['above it by more than chance explains', side(100, 13), side(100, 0), true],
  ['a little above it in many visits', side(20_000, 700), side(100_000, 1_000), true],
  ['of which the first visits of all fail', side(50, 50), side(50, 0), true],
  ['above it by no more than the live set fails too', side(100, 12), side(100, 10), false],
  ['with a visit too few on its side', side(49, 49), side(100, 0), false],
  ['with a visit too few on the live side', side(100, 100), side(49, 0), false],
  ['with failures told before the visits', side(0, 50), side(100, 0), true],
])('a canary %s', (_what, own, live, isWorse) => {
  expect(judge({ ph: [own, live] })).toEqual(isWorse ? ['ph', null] : []);
});

it.each([
  ['as often as those of the live set', 10, 40, false],
  ['more often, as in a bad hour of a network', 14, 0, false],
  ['in half of the visits', 50, 0, true],
])('a canary whose files do not arrive %s', (_what, own, live, isWorse) => {
  const sides = [side(100, 0, 0, own), side(400, 0, 0, live)] as [SideSums, SideSums];
  expect(judge({ ph: sides })).toEqual(isWorse ? ['ph', null] : []);
});

it('is doubtful above the tolerance while chance may explain it, and says so', () => {
  const sums = new Map([['ph', { canary: side(100, 6), live: side(100, 0) }]]);
  expect(evaluateCanary(canary, sums).comparison).toMatchObject({
    worse: [],
    doubtful: [
      'In ph 6 of 100 visits (6.0 %) failed with set new, most often by mfe-a 2, against 0 of 100 (0.0 %) with the live ' +
        'set old: more than the tolerated 2.0 % above it, but so few may be chance.',
      expect.stringContaining('Over all countries 6 of 100'),
    ],
  });
});

it('as good as a live set of which some visits fail is not stopped, however often it is compared', () => {
  let seed = 5;
  // Lehmer’s generator.
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const share of [0.002, 0.01, 0.05])
    for (let run = 0; run < 5; run += 1) {
      const sides = { canary: side(0, 0), live: side(0, 0) };
      for (let visit = 0; visit < 4_000; visit += 1) {
        const visited = sides[visit % 10 === 0 ? 'canary' : 'live'];
        visited.opened += 1;
        if (random() < share) visited.broken += 1;
        if (visit % 10 === 0) expect(judge({ ph: [sides.canary, sides.live] })).toEqual([]);
      }
    }
});

it('is judged over all countries where each alone has too few visits', () => {
  expect(judge({ ph: [side(30, 8), side(30, 0)], sg: [side(30, 8), side(30, 0)] })).toEqual([null]);
});

it('is told with the countries in which it failed, where only all of them together are enough', () => {
  const sums = new Map([
    ['ph', { canary: side(30, 20), live: side(30, 0) }],
    ['sg', { canary: side(30, 0), live: side(30, 0) }],
  ]);
  expect(evaluateCanary(canary, sums).findings[0]?.sentence).toBe(
    'Over all countries 20 of 60 visits (33.3 %) failed with set new (20 of 30 in ph), most often by mfe-a 2, ' +
      'against 0 of 60 (0.0 %) with the live set old: more than the tolerated 2.0 % above it.',
  );
});

it('is worse when its pages never come to life, for then nothing tells of failures', () => {
  expect(judge({ ph: [side(5, 0, 100), side(90, 0, 100)] })).toEqual(['ph', null]);
  expect(judge({ ph: [side(80, 0, 100), side(90, 0, 100)] })).toEqual([]);
});
