import { callPrefix, useSession } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { chatCall, chatsCall, messagesCall, unreadCall } from './chat-calls.ts';

/**
 * Query keys of what is put together from several answers: the pages of the list, the messages of a thread. With the
 * user's id, so that a second login never reads the first user's chats. Single answers have the keys of their calls.
 */
export const chatKeys = {
  list: (personId: number) => [...callPrefix(chatsCall), 'pages', personId] as const,
  thread: (personId: number, chatId: number) =>
    [...callPrefix(messagesCall), 'thread', personId, chatId] as const,
};

/** Invalidates everything that this remote has fetched. */
export function invalidateChats(queryClient: QueryClient): void {
  for (const call of [unreadCall, chatCall, chatsCall, messagesCall])
    void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
}

/** Id of the signed-in user; 0 for a guest, whom the shell redirects from these pages. */
export const usePersonId = (): number => useSession().user?.id ?? 0;
