import type { Message } from '@jobharbor/shared/contracts/chat';
import { mergeMessages } from './merge-messages.ts';

/** A stretch of a chat without gaps, up to its newest message. */
export interface ThreadData {
  messages: Message[];
  hasEarlier: boolean;
}
export type ThreadPage = ThreadData;

/** Pages asked for to close a gap; after a longer absence the thread starts afresh from its newest messages. */
const longestCatchUp = 10;

/**
 * The newest messages joined to what is known; pages in between are fetched, so that nothing is missing. `known` is
 * asked again at the end, since the socket and a look at earlier messages go on meanwhile.
 */
export async function catchUp(
  fetchPage: (before: number | undefined) => Promise<ThreadPage>,
  known: () => ThreadData | undefined,
): Promise<ThreadData> {
  const newestKnown = known()?.messages.at(-1)?.id;
  let fresh = await fetchPage(undefined);
  if (newestKnown === undefined) return fresh;
  for (let page = 1; fresh.hasEarlier && (fresh.messages[0]?.id ?? 0) > newestKnown; page += 1) {
    if (page > longestCatchUp) return fresh;
    fresh = joinEarlier(fresh, await fetchPage(fresh.messages[0]?.id));
  }
  const { messages = [], hasEarlier = fresh.hasEarlier } = known() ?? {};
  return { messages: mergeMessages(messages, fresh.messages), hasEarlier };
}

export const joinEarlier = (thread: ThreadData, earlier: ThreadPage): ThreadData => ({
  messages: mergeMessages(earlier.messages, thread.messages),
  hasEarlier: earlier.hasEarlier,
});
