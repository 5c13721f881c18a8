import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfMonths } from './vip-months.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);

it.each([
  [[], null],
  [['2026-03-05'], '2026-04-05'],
  [['2026-01-31'], '2026-02-28'],
  [['2026-03-05', '2026-03-06', '2026-03-07'], '2026-06-05'],
  [['2026-03-05', '2026-05-01'], '2026-06-01'],
])('VIP of months given on %j ends on %s', (granted, end) => {
  expect(endOfMonths(granted.map(at))).toEqual(end && at(end));
});

it('months add up, in whatever order they are read', () => {
  const times = fc.array(fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(times, (granted) => {
      const end = endOfMonths(granted);
      expect(endOfMonths([...granted].reverse())).toEqual(end);
      const atLeast = Math.min(...granted.map((time) => time.getTime())) + granted.length * 28 * 86_400_000;
      expect(end?.getTime()).toBeGreaterThanOrEqual(atLeast);
    }),
  );
});
