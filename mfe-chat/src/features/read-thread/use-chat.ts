import type { Chat } from '@jobharbor/shared/contracts/chat';
import { useRemote } from '@jobharbor/shared/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatPages } from '../../common/cache/apply-event.ts';
import { chatKeys, usePersonId } from '../../common/cache/chat-keys.ts';

/** One chat, with the list's copy as placeholder until the server answers. */
export function useChat(chatId: number) {
  const { http } = useRemote();
  const queryClient = useQueryClient();
  const personId = usePersonId();
  const fromList = (): Chat | undefined =>
    queryClient
      .getQueryData<ChatPages>(chatKeys.list(personId))
      ?.pages.flatMap(({ chats }) => chats)
      .find(({ id }) => id === chatId);
  return useQuery({
    queryKey: chatKeys.chat(personId, chatId),
    queryFn: async ({ signal }) =>
      (await import('../../common/api/get-chat.ts')).getChat(http, chatId, signal),
    placeholderData: fromList,
    enabled: personId > 0,
  });
}
