import type { Chat, ChatDraft } from '@jobharbor/shared/contracts/chat/chat';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { callPrefix } from '@jobharbor/shared/remote';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { chatCall, unreadCall } from './chat-calls.ts';
import { chatKeys } from './chat-keys.ts';
import { advanceStatus, isUnread, mergeMessages } from './merge-messages.ts';
import type { ThreadData } from './thread-data.ts';

export type ChatPages = InfiniteData<{ chats: Chat[]; total: number; page: number; size: number }, number>;

/** The query cache and the user whose chats it holds. */
export interface ChatCache {
  queryClient: QueryClient;
  personId: number;
}

/** Adds a message, or one that was recalled, to the cached thread and list. The unread count of the badge is not part of this. */
export function addMessage(cache: ChatCache, message: Message): void {
  const { queryClient, personId } = cache;
  queryClient.setQueryData<ThreadData>(
    chatKeys.thread(personId, message.chat_id),
    (thread) => thread && { ...thread, messages: mergeMessages(thread.messages, [message]) },
  );
  // The server counts the messages that stay unread.
  if (message.kind === 'recalled') {
    void queryClient.invalidateQueries({ queryKey: chatKeys.lists(personId) });
    void queryClient.invalidateQueries({ queryKey: callPrefix(chatCall) });
    return;
  }
  const isIncoming = message.sender === 'recruiter';
  const isListed = updateChats(
    cache,
    (chat) => chat.id === message.chat_id,
    (chat) => {
      if (chat.last_message?.id === message.id) return { ...chat, last_message: message };
      if ((chat.last_message?.id ?? 0) > message.id) return chat;
      const isCounted = isIncoming && message.status !== 'read' && message.kind !== 'system';
      const unread = isCounted ? 1 : 0;
      return {
        ...chat,
        last_message: message,
        unread_count: chat.unread_count + unread,
        updated_at: message.sent_at,
      };
    },
  );
  if (!isListed) void queryClient.invalidateQueries({ queryKey: chatKeys.lists(personId) });
}

/** Applies a receipt. The user's own `read` receipt also lowers the chat's unread count to what the thread still has. */
export function applyReceipt(
  cache: ChatCache,
  chatId: number,
  receipt: { reader: Message['sender']; upTo: number; status: Message['status'] },
): void {
  const messages = cache.queryClient.setQueryData<ThreadData>(
    chatKeys.thread(cache.personId, chatId),
    (thread) => thread && { ...thread, messages: advanceStatus(thread.messages, receipt) },
  )?.messages;
  updateChats(
    cache,
    (chat) => chat.id === chatId,
    (chat) => {
      const [last] = chat.last_message ? advanceStatus([chat.last_message], receipt) : [];
      const isRead = receipt.reader === 'jobseeker' && receipt.status === 'read';
      // An own message may stand after the last one that was read.
      const left = messages?.filter(isUnread).length ?? (receipt.upTo >= (last?.id ?? 0) ? 0 : Infinity);
      const unread = isRead ? Math.min(left, chat.unread_count) : chat.unread_count;
      return { ...chat, last_message: last ?? null, unread_count: unread };
    },
  );
}

/** Updates the application status in the cached chats; refetches a withdrawn one for the time of the withdrawal. */
export function applyApplication(
  cache: ChatCache,
  {
    application_id,
    label,
    stage,
  }: {
    application_id: number;
    label: Chat['application_label'];
    stage?: Chat['application_stage'];
  },
): void {
  updateChats(
    cache,
    (chat) => chat.application_id === application_id,
    (chat) => ({ ...chat, application_label: label, application_stage: stage }),
  );
  if (label === 'withdrawn') void cache.queryClient.invalidateQueries({ queryKey: callPrefix(chatCall) });
}

/** Replaces a chat in every list and in its own query. */
export function replaceChat(cache: ChatCache, chat: Chat): void {
  updateChats(
    cache,
    ({ id }) => id === chat.id,
    // A search has its own line of the chat.
    ({ found_message }) => ({ ...chat, found_message }),
  );
}

/** Shows unsent text that one of the person's devices has stored. */
export function applyDraft(cache: ChatCache, chatId: number, draft: ChatDraft): void {
  updateChats(
    cache,
    ({ id }) => id === chatId,
    (chat) => ((chat.draft?.written_at ?? 0) >= draft.written_at ? chat : { ...chat, draft }),
  );
}

/** Refetches all that depends on how a chat is organised. */
export function refetchChats({ queryClient, personId }: ChatCache): void {
  void queryClient.invalidateQueries({ queryKey: chatKeys.lists(personId) });
  for (const call of [chatCall, unreadCall])
    void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
}

/** Updates matching chats in the lists and in their own queries. Returns whether every list holds one. */
function updateChats(
  { queryClient, personId }: ChatCache,
  matches: (chat: Chat) => boolean,
  change: (chat: Chat) => Chat,
): boolean {
  let isListed = true;
  queryClient.setQueriesData<ChatPages>({ queryKey: chatKeys.lists(personId) }, (list) => {
    if (!list) return list;
    if (!list.pages.some(({ chats }) => chats.some(matches))) {
      isListed = false;
      return list;
    }
    const pages = list.pages.map((page) => ({
      ...page,
      chats: page.chats.map((chat) => (matches(chat) ? change(chat) : chat)),
    }));
    return { ...list, pages };
  });
  queryClient.setQueriesData<{ chat: Chat }>({ queryKey: callPrefix(chatCall) }, (known) =>
    known && matches(known.chat) ? { chat: change(known.chat) } : known,
  );
  return isListed;
}
