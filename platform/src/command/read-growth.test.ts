import { expect, it } from 'vitest';
import { readGrowth } from './read-growth.ts';

it.each([
  ['a share', { share: '10%' }, { share: 0.1 }],
  [
    'a ramp',
    { ramp: '1%,5%, 25%,100%' },
    { share: 0.01, ramp: { steps: [0.05, 0.25, 1], hold_minutes: 10 } },
  ],
  [
    'a ramp with its time',
    { ramp: '0.5,1', hold: '3' },
    { share: 0.5, ramp: { steps: [1], hold_minutes: 3 } },
  ],
  [
    'thresholds',
    { share: '0.1', tolerance: '5%', 'minimum-visits': '200' },
    { share: 0.1, threshold: { minimum_visits: 200, tolerance: 0.05 } },
  ],
  [
    'one threshold, the other as usual',
    { share: '0.1', tolerance: '1%' },
    { share: 0.1, threshold: { minimum_visits: 50, tolerance: 0.01 } },
  ],
])('reads %s', (_what, options, growth) => {
  expect(readGrowth(options)).toEqual(growth);
});

it.each([
  ['no share at all', {}, /Name the share/],
  ['a share above all', { ramp: '1%,500%' }, /is no share/],
  ['minutes that are no number', { ramp: '1%,5%', hold: 'long' }, /minutes/],
])('refuses %s', (_what, options, sentence) => {
  expect(() => readGrowth(options)).toThrow(sentence);
});
