import { expect, it } from 'vitest';
import { isSameTime, readWallTime, toWallTime } from './wall-time.ts';

const utc = (text: string) => Date.parse(text) / 1000;

it.each([
  ['Asia/Manila', '2026-11-20T09:30', '2026-11-20T01:30:00Z'],
  ['America/Sao_Paulo', '2026-11-20T23:00', '2026-11-21T02:00:00Z'],
  ['Asia/Kolkata', '2026-11-20T00:15', '2026-11-19T18:45:00Z'],
  // The day before, the day of and the day after clocks change in Madrid.
  ['Europe/Madrid', '2026-03-28T09:00', '2026-03-28T08:00:00Z'],
  ['Europe/Madrid', '2026-03-29T09:00', '2026-03-29T07:00:00Z'],
  ['Europe/Madrid', '2026-10-25T09:00', '2026-10-25T08:00:00Z'],
])('reads a time of %s, %s, as %s', (zone, text, moment) => {
  expect(readWallTime(zone, text)).toBe(utc(moment));
  expect(toWallTime(zone, utc(moment))).toBe(text);
});

it('reads the time that clocks skip as one that exists, and no other text', () => {
  expect(readWallTime('Europe/Madrid', '2026-03-29T02:30')).toBe(utc('2026-03-29T01:30:00Z'));
  expect(readWallTime('Europe/Madrid', '')).toBeNull();
  expect(readWallTime('Europe/Madrid', '2026-13-40T99:00')).toBeNull();
});

it('tells zones that agree in winter only apart in summer', () => {
  expect(isSameTime('Europe/London', 'Africa/Abidjan', utc('2026-01-10T10:00:00Z'))).toBe(true);
  expect(isSameTime('Europe/London', 'Africa/Abidjan', utc('2026-07-10T10:00:00Z'))).toBe(false);
});
