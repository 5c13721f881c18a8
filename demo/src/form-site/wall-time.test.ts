import { expect, it } from 'vitest';
import { instantOf, wallTime } from './wall-time.ts';

it.each([
  ['Asia/Manila', '2026-11-02T12:00', '2026-11-02T04:00:00Z'],
  ['Europe/Madrid', '2026-10-24T10:00', '2026-10-24T08:00:00Z'],
  ['Europe/Madrid', '2026-10-26T10:00', '2026-10-26T09:00:00Z'],
  ['America/New_York', '2026-03-08T01:30', '2026-03-08T06:30:00Z'],
  ['America/New_York', '2026-03-08T03:30', '2026-03-08T07:30:00Z'],
])('in %s the clock shows %s at %s', (zone, wall, instant) => {
  const seconds = Date.parse(instant) / 1_000;
  expect(instantOf(wall, zone)).toBe(seconds);
  expect(wallTime(seconds, zone)).toBe(wall);
});

it('no time is no instant', () => {
  expect(instantOf('', 'Asia/Manila')).toBeNaN();
});
