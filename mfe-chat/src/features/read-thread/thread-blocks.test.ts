import { describe, expect, it } from 'vitest';
import { aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { createBlocks } from './thread-blocks.ts';
import { threadEntries } from './thread-entries.ts';

const messagesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => aMessage(first + index));
const rowsOf = (messages: ReturnType<typeof aMessage>[], timeZone = 'UTC') =>
  createBlocks(timeZone)(threadEntries(messages, [], false)).flatMap(({ rows }) => rows);
const idsWhere = (messages: ReturnType<typeof aMessage>[], mark: 'startsDay' | 'endsGroup', zone?: string) =>
  rowsOf(messages, zone).flatMap((row) => (row[mark] ? row.entry.id : []));

describe('the blocks of a thread', () => {
  it('starts a day at midnight of the given time zone', () => {
    const late = aMessage(1, { sent_at: Date.UTC(2026, 10, 20, 15, 30) / 1000 });
    const later = aMessage(2, { sent_at: late.sent_at + 3_600 });
    expect(idsWhere([late, later], 'startsDay')).toEqual([1]);
    expect(idsWhere([late, later], 'startsDay', 'Asia/Manila')).toEqual([1, 2]);
  });

  it('shows the time at the last message of an author before a pause', () => {
    const at = (id: number, minutes: number) => aMessage(id, { sent_at: yesterdayNoon + minutes * 60 });
    expect(idsWhere([at(1, 0), at(2, 1), at(3, 20)], 'endsGroup')).toEqual([2, 3]);
  });

  it('keeps blocks small and the same while messages are added at both ends', () => {
    const blocksOf = createBlocks('UTC');
    const of = (first: number, count: number) =>
      blocksOf(threadEntries(known.slice(first, first + count), [], false));
    const known = messagesFrom(1, 500);
    const before = of(200, 200);
    const after = of(100, 400);
    expect(Math.max(...after.map(({ rows }) => rows.length))).toBeLessThanOrEqual(30);
    // The first block may have grown at its beginning, the last one at its end.
    for (const block of before.slice(1, -1)) expect(after).toContain(block);
    const keys = after.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(before.map(({ key }) => key)));
    expect(new Set(keys).size).toBe(keys.length);
    expect(after.flatMap(({ rows }) => rows.map(({ entry }) => entry.id))).toEqual(
      known.slice(100).map(({ id }) => id),
    );
  });

  it('draws a heading again where messages return to an earlier day', () => {
    const early = aMessage(2, { sent_at: yesterdayNoon - 86_400 });
    expect(idsWhere([aMessage(1), early, aMessage(3)], 'startsDay')).toEqual([1, 2, 3]);
  });
});
