import type { Chat } from '@jobharbor/shared/contracts/chat';
import { useRemote } from '@jobharbor/shared/remote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chatKeys, usePersonId } from '../../core/chat-keys.ts';
import { usePollingInterval } from '../../core/use-realtime.ts';

/** The person's chats as far as they have been asked for, latest first, whatever has moved since. */
export function useChats() {
  const { http } = useRemote();
  const personId = usePersonId();
  return useInfiniteQuery({
    queryKey: chatKeys.list(personId),
    queryFn: async ({ pageParam, signal }) =>
      (await import('../../core/api/list-chats.ts')).listChats(http, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    select: ({ pages }) => latestFirst(pages.flatMap(({ chats }) => chats)),
    refetchInterval: usePollingInterval(30_000),
    enabled: personId > 0,
  });
}

/** Pages overlap when a chat moved between two requests: each chat once. */
function latestFirst(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.map((chat) => [chat.id, chat]));
  return [...byId.values()].sort((a, b) => b.updated_at - a.updated_at || b.id - a.id);
}
