import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityInChat, activityOf, timeOfActivity } from './activity-label.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const account = (last: Date | null, before: Date | null = null, shows_activity = true) => ({
  ...{ last_active_at: last, active_before_at: before, shows_activity },
});

describe('what everybody learns of an account’s activity', () => {
  it.each([
    ['20T11:00', 'today'],
    ['19T12:30', 'today'],
    ['19T11:30', 'days3'],
    ['17T12:30', 'days3'],
    ['14T12:00', 'days7'],
    ['12T12:00', null],
  ])('is of %s at noon of the 20th: %s', (text, label) => {
    expect(activityOf(account(at(text)), at('20T12:00'))).toBe(label);
  });

  it('does not change within a part of the day, whenever the person comes', () => {
    const start = at('20T12:00').getTime();
    const within = fc.integer({ min: 0, max: 6 * 3_600_000 - 1 });
    const before = fc.option(fc.integer({ min: 1, max: 9 * 86_400_000 }));
    fc.assert(
      fc.property(within, within, before, (came, asked, ago) => {
        const earlier = ago === null ? null : new Date(start - ago);
        const now = new Date(start + asked);
        const idle = activityOf(account(earlier), now);
        expect(activityOf(account(new Date(start + came), earlier), now)).toBe(idle);
      }),
    );
  });

  it('is nothing of who hides it, and older clients conclude the same from the time', () => {
    const now = at('20T17:59');
    expect(activityOf(account(at('20T11:00'), null, false), now)).toBeNull();
    const age = (label: 'today' | 'days3' | 'days7') =>
      (now.getTime() / 1000 - (timeOfActivity(label, now) ?? 0)) / 86_400;
    expect(age('today')).toBeLessThan(1);
    expect([age('days3') >= 1, age('days3') < 3]).toEqual([true, true]);
    expect([age('days7') >= 3, age('days7') < 7]).toEqual([true, true]);
    expect(timeOfActivity(null, now)).toBeNull();
  });
});

it('tells the other side of a chat of an open page first, then of a reply, and of nothing that is hidden', () => {
  const now = at('20T12:00');
  const chat = { present_until: at('20T12:01'), replied_at: at('20T11:30') };
  const shown = account(at('20T11:00'));
  expect(activityInChat({ ...shown, ...chat }, now)).toBe('now');
  expect(activityInChat({ ...shown, ...chat, present_until: now }, now)).toBe('just_replied');
  expect(activityInChat({ ...shown, present_until: null, replied_at: at('20T11:00') }, now)).toBe('today');
  expect(activityInChat({ ...shown, ...chat, shows_activity: false }, now)).toBeNull();
});
