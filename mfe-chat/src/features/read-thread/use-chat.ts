import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { useCall } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import type { ChatPages } from '../../common/cache/apply-event.ts';
import { chatCall } from '../../common/cache/chat-calls.ts';
import { chatKeys, usePersonId } from '../../common/cache/chat-keys.ts';

/** No event tells that the other side came or went; hidden pages do not ask. */
const refetchInterval = 60_000;

/** One chat, with the list's copy as placeholder until the server answers. */
export function useChat(chatId: number) {
  const queryClient = useQueryClient();
  const personId = usePersonId();
  const fromList = (): { chat: Chat } | undefined => {
    const lists = queryClient.getQueriesData<ChatPages>({ queryKey: chatKeys.lists(personId) });
    const chat = lists
      .flatMap(([, list]) => list?.pages ?? [])
      .flatMap(({ chats }) => chats)
      .find(({ id }) => id === chatId);
    return chat && { chat };
  };
  return useCall(
    chatCall,
    { params: { chatId } },
    { select: ({ chat }) => chat, placeholderData: fromList, enabled: personId > 0, refetchInterval },
  );
}
