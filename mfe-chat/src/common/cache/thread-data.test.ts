import { expect, it } from 'vitest';
import { aMessage } from '../../testing/builders.ts';
import { catchUp, type ThreadPage } from './thread-data.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => aMessage(first + index));
const ids = ({ messages }: ThreadPage) => messages.map(({ id }) => id);

/** A server with messages 1 to `last`, three a page. */
const serverUpTo = (last: number) => async (before: number | undefined) => {
  const end = (before ?? last + 1) - 1;
  const first = Math.max(1, end - 2);
  return { messages: from(first, end), hasEarlier: first > 1 };
};

it('leaves no gap after an absence longer than a page', async () => {
  const known = { messages: from(1, 3), hasEarlier: false };
  expect(ids(await catchUp(serverUpTo(11), () => known))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it('restarts from the newest messages after a very long absence, with earlier ones still to load', async () => {
  const known = { messages: from(1, 3), hasEarlier: false };
  const caught = await catchUp(serverUpTo(100), () => known);
  expect(ids(caught).at(-1)).toBe(100);
  expect(ids(caught)).not.toContain(3);
  expect(caught.hasEarlier).toBe(true);
});

it('goes back to the first unread message, however far that is, and no further', async () => {
  const messages = from(1, 3_000).map(
    (one) => ({ ...one, status: one.id > 2_800 ? 'sent' : 'read' }) as const,
  );
  const fetched: number[] = [];
  const thread = await catchUp(
    async (before = 3_001) => {
      const page = messages.slice(Math.max(0, before - 51), before - 1);
      fetched.push(page.length);
      return { messages: page, hasEarlier: (page[0]?.id ?? 0) > 1 };
    },
    () => undefined,
  );
  expect(thread.messages.find(({ status }) => status !== 'read')?.id).toBe(2_801);
  expect(thread.hasEarlier).toBe(true);
  expect(fetched).toHaveLength(5);
});

it('keeps a message that the socket brought during the fetch', async () => {
  let known = { messages: from(1, 3), hasEarlier: false };
  const caught = await catchUp(
    async (before) => {
      known = { ...known, messages: from(1, 5) };
      return serverUpTo(4)(before);
    },
    () => known,
  );
  expect(ids(caught)).toEqual([1, 2, 3, 4, 5]);
});
