import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { mergeMessages } from './merge-messages.ts';

/** A contiguous range of a chat's messages, ending with the newest. */
export interface ThreadData {
  messages: Message[];
  hasEarlier: boolean;
}
export type ThreadPage = ThreadData;

/** Pages fetched to close a gap. A longer gap is not closed: the thread is reset to its newest messages. */
const maxCatchUpPages = 10;

/**
 * Fetches the newest messages, and the pages between them and the cached ones, so that the thread has no gap.
 * `getCached` is called again at the end, because socket events and loads of earlier pages change the cache meanwhile.
 */
export async function catchUp(
  fetchPage: (before: number | undefined) => Promise<ThreadPage>,
  getCached: () => ThreadData | undefined,
): Promise<ThreadData> {
  const newestCached = getCached()?.messages.at(-1)?.id;
  let fresh = await fetchPage(undefined);
  if (newestCached === undefined) return toFirstUnread(fresh, fetchPage);
  for (let page = 1; fresh.hasEarlier && (fresh.messages[0]?.id ?? 0) > newestCached; page += 1) {
    if (page > maxCatchUpPages) return toFirstUnread(fresh, fetchPage);
    fresh = prependPage(fresh, await fetchPage(fresh.messages[0]?.id));
  }
  const { messages = [], hasEarlier = fresh.hasEarlier } = getCached() ?? {};
  return { messages: mergeMessages(messages, fresh.messages), hasEarlier };
}

/** Fetches earlier pages until the first unread message is among them, however far back: the thread opens there. */
async function toFirstUnread(
  newest: ThreadData,
  fetchPage: (before: number | undefined) => Promise<ThreadPage>,
): Promise<ThreadData> {
  let thread = newest;
  while (thread.hasEarlier && isUnread(thread.messages.find(({ sender }) => sender === 'recruiter')))
    thread = prependPage(thread, await fetchPage(thread.messages[0]?.id));
  return thread;
}

const isUnread = (message: Message | undefined) => message !== undefined && message.status !== 'read';

/** Adds a page of earlier messages. */
export const prependPage = (thread: ThreadData, earlier: ThreadPage): ThreadData => ({
  messages: mergeMessages(earlier.messages, thread.messages),
  hasEarlier: earlier.hasEarlier,
});
