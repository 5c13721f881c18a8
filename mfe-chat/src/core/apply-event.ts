import type { Chat, Message, SocketEvent } from '@jobharbor/shared/contracts/chat';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { chatKeys } from './chat-keys.ts';
import { advanceStatus, mergeMessages } from './merge-messages.ts';
import type { ThreadData } from './thread-data.ts';

export type ChatPages = InfiniteData<{ chats: Chat[]; total: number; page: number; size: number }, number>;

/** Whose chats: the cache of one page and the person whose answers it holds. */
export interface ChatCache {
  queryClient: QueryClient;
  personId: number;
}

/**
 * Brings one piece of news into the lists and threads that are already fetched; what it cannot complete is asked for
 * again. The count of unread messages is the badge's own.
 */
export function applyEvent(cache: ChatCache, event: SocketEvent): void {
  switch (event.type) {
    case 'message':
      addMessage(cache, event.message);
      return;
    case 'receipt': {
      const { chat_id, side, up_to, status } = event;
      moveReceipt(cache, chat_id, { reader: side, upTo: up_to, status });
      return;
    }
    case 'application':
      updateChats(
        cache,
        (chat) => chat.application_id === event.application_id,
        (chat) => ({ ...chat, application_label: event.label }),
      );
      return;
    case 'pong':
    case 'refused':
    case 'typing':
    case 'saved':
      return;
  }
}

function addMessage(cache: ChatCache, message: Message): void {
  const { queryClient, personId } = cache;
  queryClient.setQueryData<ThreadData>(
    chatKeys.thread(personId, message.chat_id),
    (thread) => thread && { ...thread, messages: mergeMessages(thread.messages, [message]) },
  );
  const isForUs = message.sender === 'recruiter';
  const isListed = updateChats(
    cache,
    (chat) => chat.id === message.chat_id,
    (chat) => {
      if ((chat.last_message?.id ?? 0) >= message.id) return chat;
      const unread = isForUs && message.status !== 'read' ? 1 : 0;
      return {
        ...chat,
        last_message: message,
        unread_count: chat.unread_count + unread,
        updated_at: message.sent_at,
      };
    },
  );
  if (!isListed) void queryClient.invalidateQueries({ queryKey: chatKeys.list(personId) });
}

/** The reader's progress; what the person read themselves also empties the chat's own count. */
export function moveReceipt(
  cache: ChatCache,
  chatId: number,
  receipt: { reader: Message['sender']; upTo: number; status: Message['status'] },
): void {
  cache.queryClient.setQueryData<ThreadData>(
    chatKeys.thread(cache.personId, chatId),
    (thread) => thread && { ...thread, messages: advanceStatus(thread.messages, receipt) },
  );
  updateChats(
    cache,
    (chat) => chat.id === chatId,
    (chat) => {
      const [last] = chat.last_message ? advanceStatus([chat.last_message], receipt) : [];
      const isAllRead =
        receipt.reader === 'jobseeker' && receipt.status === 'read' && receipt.upTo >= (last?.id ?? 0);
      return { ...chat, last_message: last ?? null, unread_count: isAllRead ? 0 : chat.unread_count };
    },
  );
}

/** Changes the chats that `fits`, in the list and on their own. Tells whether the list holds one. */
function updateChats(
  { queryClient, personId }: ChatCache,
  fits: (chat: Chat) => boolean,
  change: (chat: Chat) => Chat,
): boolean {
  let isListed = false;
  queryClient.setQueryData<ChatPages>(chatKeys.list(personId), (list) => {
    isListed = list?.pages.some(({ chats }) => chats.some(fits)) ?? false;
    if (!list || !isListed) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      chats: page.chats.map((chat) => (fits(chat) ? change(chat) : chat)),
    }));
    return { ...list, pages };
  });
  queryClient.setQueriesData<Chat>({ queryKey: chatKeys.chats(personId) }, (chat) =>
    chat && fits(chat) ? change(chat) : chat,
  );
  return isListed;
}
