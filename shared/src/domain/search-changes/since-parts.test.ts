import { expect, it } from 'vitest';
import { sinceParts } from './since-parts.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T02:05:00Z', 'sinceTime', '10:05'],
  // In Manila it is the 20th already.
  ['2026-11-19T17:05:00Z', 'sinceTime', '01:05'],
  ['2026-11-19T15:00:00Z', 'sinceDay', 'Thursday'],
  ['2026-11-15T12:00:00Z', 'sinceDay', 'Sunday'],
  ['2026-11-13T13:00:00Z', 'sinceDate', '13 November'],
  ['2025-11-20T02:05:00Z', 'sinceDate', '20 November'],
])('says that a look of %s was %s %s', (at, key, when) => {
  const parts = { timeZone: 'Asia/Manila', since: Date.parse(at) / 1_000, now };
  expect(sinceParts('en-GB', parts)).toEqual({ key, when });
});
