import { beforeEach, expect, it } from 'vitest';
import { type AudienceEvent, createRecentEvents } from './recent-events.ts';

const start = 1_800_000_000_000;
let now: number;
beforeEach(() => {
  now = start;
});
const open = (max = 100) => createRecentEvents({ clock: () => new Date(now), maxAgeMs: 60_000, max });
const saved = (jobId: number, ...audience: number[]): AudienceEvent => ({
  kind: 'saved',
  job_id: jobId,
  is_saved: true,
  audience,
});

it('returns the events of one account since a time, oldest first', () => {
  const recent = open();
  for (const event of [saved(1, 7), saved(2, 8), saved(3, 7, 8)]) {
    now += 1_000;
    recent.record(event);
  }
  expect(recent.since(7, start + 1_000)).toEqual([saved(1, 7), saved(3, 7, 8)]);
  expect(recent.since(7, start + 1_001)).toEqual([saved(3, 7, 8)]);
  expect(recent.since(9, start)).toEqual([]);
});

it('returns null for a time before it began, before its oldest event, and before a reset', () => {
  const recent = open();
  expect(recent.since(7, start - 1)).toBeNull();
  expect(recent.since(7, start)).toEqual([]);
  now += 60_001;
  expect(recent.since(7, start)).toBeNull();
  recent.reset();
  expect(recent.since(7, now - 1)).toBeNull();
  expect(recent.since(7, now)).toEqual([]);
});

it('drops the oldest half above its maximum, and returns null for the dropped time', () => {
  const recent = open(4);
  for (let n = 1; n <= 5; n += 1) {
    now += 1_000;
    recent.record(saved(n, 7));
  }
  expect(recent.since(7, start + 1_000)).toBeNull();
  expect(recent.since(7, start + 4_000)).toEqual([saved(4, 7), saved(5, 7)]);
});
