import type { Chat } from '@jobharbor/shared/contracts/chat';
import { useRemote } from '@jobharbor/shared/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatPages } from '../../core/apply-event.ts';
import { chatKeys, usePersonId } from '../../core/chat-keys.ts';

/** Whose chat it is and about which job: at once where the list has it, and from the server in any case. */
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
    queryFn: async ({ signal }) => (await import('../../core/api/get-chat.ts')).getChat(http, chatId, signal),
    placeholderData: fromList,
    enabled: personId > 0,
  });
}
