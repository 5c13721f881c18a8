import { describe, expect, it } from 'vitest';
import { freeTimes, isWithinHours } from './free-times.ts';

const at = (text: string) => Date.parse(text);
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '11:00' }));
const offered = (wanted: Partial<Parameters<typeof freeTimes>[0]>) =>
  freeTimes({
    ...{ hours: weekdays, zone: 'Europe/Madrid', busy: [], minutes: 60 },
    within: { from: at('2026-03-27T00:00:00Z'), until: at('2026-03-31T00:00:00Z') },
    ...wanted,
  }).map((ms) => new Date(ms).toISOString().slice(5, 16));

describe('free times', () => {
  it('are by the same clock before and after the change to summer time, on working days', () => {
    // Friday 27 and Monday 30 March 2026; the clocks change on the 29th.
    expect(offered({})).toEqual([
      ...['03-27T08:00', '03-27T08:30', '03-27T09:00'],
      ...['03-30T07:00', '03-30T07:30', '03-30T08:00'],
    ]);
  });

  it('are so over the change back, too', () => {
    const within = { from: at('2026-10-23T00:00:00Z'), until: at('2026-10-27T00:00:00Z') };
    expect(offered({ within, minutes: 120 })).toEqual(['10-23T07:00', '10-26T08:00']);
  });

  it('leave out what overlaps a busy time, and keep what touches it', () => {
    const busy = [{ from: at('2026-03-27T09:00:00Z'), until: at('2026-03-27T09:30:00Z') }];
    expect(offered({ busy })).toEqual(['03-27T08:00', '03-30T07:00', '03-30T07:30', '03-30T08:00']);
  });

  it('are none that has begun, and none that is too long for the hours', () => {
    const within = { from: at('2026-03-27T08:01:00Z'), until: at('2026-03-28T00:00:00Z') };
    expect(offered({ within })).toEqual(['03-27T08:30', '03-27T09:00']);
    expect(offered({ minutes: 121 })).toEqual([]);
  });

  it('leave out what no clock shows on the day of the change', () => {
    const hours = [{ day: 7, from: '01:30', until: '03:30' }];
    expect(offered({ hours, minutes: 30 })).toEqual(['03-29T00:30', '03-29T01:00']);
  });

  it('are within hours by the clock of the zone', () => {
    const nine = { from: at('2026-03-30T07:00:00Z'), until: at('2026-03-30T08:00:00Z') };
    expect(isWithinHours(nine, weekdays, 'Europe/Madrid')).toBe(true);
    expect(isWithinHours(nine, weekdays, 'Europe/London')).toBe(false);
    const late = { from: at('2026-03-30T08:30:00Z'), until: at('2026-03-30T09:30:00Z') };
    expect(isWithinHours(late, weekdays, 'Europe/Madrid')).toBe(false);
  });
});
