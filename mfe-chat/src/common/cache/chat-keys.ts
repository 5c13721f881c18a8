import type { ChatFilter } from '@jobharbor/shared/contracts/chat/chat';
import { callPrefix, useUser } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { chatCall, chatsCall, messagesCall, unreadCall } from './chat-calls.ts';

/** The part of the chats that a list shows. */
export interface ChatView {
  filter: ChatFilter;
  query: string;
}

/**
 * Query keys of combined answers: the pages of the list, the messages of a thread. They contain the user's id, so that
 * another login never reads the first user's chats. Single answers use their call's key.
 */
export const chatKeys = {
  /** All lists of a person, whatever they are filtered by. */
  lists: (personId: number) => [...callPrefix(chatsCall), 'pages', personId] as const,
  list: (personId: number, view: ChatView) => [...chatKeys.lists(personId), view.filter, view.query] as const,
  thread: (personId: number, chatId: number) =>
    [...callPrefix(messagesCall), 'thread', personId, chatId] as const,
};

/** Invalidates everything that this remote has fetched. */
export function invalidateChats(queryClient: QueryClient): void {
  for (const call of [unreadCall, chatCall, chatsCall, messagesCall])
    void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
}

/** Id of the signed-in user; 0 for a guest, since the shell redirects guests from these pages. */
export const usePersonId = (): number => useUser()?.id ?? 0;
