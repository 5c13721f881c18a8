import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { chatsCall } from '../../common/cache/chat-calls.ts';
import { type ChatView, chatKeys, usePersonId } from '../../common/cache/chat-keys.ts';
import { usePollingInterval } from '../../common/use-realtime.ts';

/** The loaded pages of the user's chats as one list: pinned ones first, then latest first. */
export function useChats(view: ChatView, isWanted = true) {
  const { http } = useRemote();
  const personId = usePersonId();
  return useInfiniteQuery({
    ...chatsQuery(http, personId, view),
    select: ({ pages }) => ({
      chats: latestFirst(pages.flatMap(({ chats }) => chats)),
      total: pages.at(-1)?.total ?? 0,
    }),
    // A search shows its last results until the next ones are there.
    placeholderData: (previous, query) => (isSameFilter(query?.queryKey, view) ? previous : undefined),
    refetchInterval: usePollingInterval(30_000),
    enabled: personId > 0 && isWanted,
  });
}

/** The chats that the person is not interested in. */
export const setAsideView: ChatView = { filter: 'not_interested', query: '' };

/** The pages of a list of chats. */
export const chatsQuery = (http: HttpClient, personId: number, view: ChatView) =>
  infiniteQueryOptions({
    queryKey: chatKeys.list(personId, view),
    queryFn: async ({ pageParam, signal }) =>
      sendCall(http, await chatsCall.load(), { query: { ...queryOf(view), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
  });

/** An older API refuses what it does not know: all chats are asked for without a filter. */
const queryOf = ({ filter, query }: ChatView) => ({
  ...(filter !== 'all' && { filter }),
  ...(query && { q: query }),
});

const isSameFilter = (key: readonly unknown[] | undefined, { filter }: ChatView): boolean =>
  key?.at(-2) === filter;

/** Sorts and removes duplicates: pages overlap when a chat moves up between two requests. */
function latestFirst(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.map((chat) => [chat.id, chat]));
  return [...byId.values()].sort(
    (a, b) =>
      Number(b.is_pinned ?? false) - Number(a.is_pinned ?? false) ||
      b.updated_at - a.updated_at ||
      b.id - a.id,
  );
}
