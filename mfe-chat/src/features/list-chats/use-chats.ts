import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chatsCall } from '../../common/cache/chat-calls.ts';
import { chatKeys, usePersonId } from '../../common/cache/chat-keys.ts';
import { usePollingInterval } from '../../common/use-realtime.ts';

/** The loaded pages of the user's chats as one list, latest first. */
export function useChats() {
  const { http } = useRemote();
  const personId = usePersonId();
  return useInfiniteQuery({
    queryKey: chatKeys.list(personId),
    queryFn: async ({ pageParam, signal }) =>
      sendCall(http, await chatsCall.load(), { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    select: ({ pages }) => latestFirst(pages.flatMap(({ chats }) => chats)),
    refetchInterval: usePollingInterval(30_000),
    enabled: personId > 0,
  });
}

/** Sorts and removes duplicates: pages overlap when a chat moves up between two requests. */
function latestFirst(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.map((chat) => [chat.id, chat]));
  return [...byId.values()].sort((a, b) => b.updated_at - a.updated_at || b.id - a.id);
}
