import { expect, it } from 'vitest';
import { describeSlower, isSlower } from './compare-taps.ts';
import type { TapTrace, Work } from './read-trace.ts';

const list: Work = { kind: 'script', milliseconds: 60, file: 'mfe-a static/js/list.js', elements: 0 };
const style: Work = { kind: 'style', milliseconds: 30, file: null, elements: 1_348 };
const aRound = (longestTask: number, nextPaint = 5): TapTrace => ({
  longestTask,
  nextPaint,
  work: [list, style],
});

it('calls a tap slower from a third on, by the middle of its rounds', () => {
  const live = [aRound(60), aRound(58), aRound(300)];
  expect(isSlower({ live, candidate: [aRound(79), aRound(78), aRound(500)] })).toBe(false);
  expect(isSlower({ live, candidate: [aRound(81), aRound(90), aRound(20)] })).toBe(true);
  expect(isSlower({ live, candidate: [aRound(10, 90)] })).toBe(true);
});

it('does not call slower what nobody notices', () => {
  expect(isSlower({ live: [aRound(3)], candidate: [aRound(10)] })).toBe(false);
});

it('says which tap it is, by how much, and in which file', () => {
  expect(
    describeSlower({ remote: 'mfe-a', name: 'show more', live: [aRound(60)], candidate: [aRound(90)] }),
  ).toBe(
    'The tap “show more” of mfe-a is 50 % slower than in the live version: 540 ms instead of 360 on a slow phone. Its longest task: 360 script mfe-a static/js/list.js, 180 style of 1348 elements.',
  );
});
