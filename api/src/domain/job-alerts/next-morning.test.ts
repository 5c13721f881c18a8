import { describe, expect, it } from 'vitest';
import { nextMorning } from './next-morning.ts';

const next = (after: string, zone: string, frequency: 'daily' | 'weekly' = 'daily') =>
  nextMorning(new Date(after), zone, frequency).toISOString();

describe('the next morning of a person', () => {
  it('is at eight by the clock on their wall', () => {
    expect(next('2026-11-21T20:00:00Z', 'Asia/Manila')).toBe('2026-11-22T00:00:00.000Z');
    expect(next('2026-11-22T00:00:00Z', 'Asia/Manila')).toBe('2026-11-23T00:00:00.000Z');
    expect(next('2026-11-22T07:59:59Z', 'UTC')).toBe('2026-11-22T08:00:00.000Z');
    expect(next('2026-11-22T02:00:00Z', 'Asia/Kolkata')).toBe('2026-11-22T02:30:00.000Z');
  });

  it('stays at eight when the clocks change', () => {
    expect(next('2027-03-27T12:00:00Z', 'Europe/Madrid')).toBe('2027-03-28T06:00:00.000Z');
    expect(next('2027-10-30T12:00:00Z', 'Europe/Madrid')).toBe('2027-10-31T07:00:00.000Z');
    expect(next('2027-03-13T18:00:00Z', 'America/New_York')).toBe('2027-03-14T12:00:00.000Z');
    // There eight o'clock of UTC is before the change, and their own eight o'clock after it.
    expect(next('2027-03-13T18:00:00Z', 'America/Los_Angeles')).toBe('2027-03-14T15:00:00.000Z');
    expect(next('2027-11-06T18:00:00Z', 'America/Los_Angeles')).toBe('2027-11-07T16:00:00.000Z');
  });

  it('is a Monday for a weekly alert, also where it is Monday already elsewhere', () => {
    expect(next('2026-11-22T12:00:00Z', 'Asia/Tokyo', 'weekly')).toBe('2026-11-22T23:00:00.000Z');
    expect(next('2026-11-22T23:00:00Z', 'Asia/Tokyo', 'weekly')).toBe('2026-11-29T23:00:00.000Z');
    expect(next('2026-11-23T12:00:00Z', 'America/Los_Angeles', 'weekly')).toBe('2026-11-23T16:00:00.000Z');
  });
});
