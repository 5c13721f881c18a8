import { lazyCall } from '@jobharbor/shared/remote';

/** The reading calls of this remote. Lazy: the badge is on every page and must not load their schemas at once. */
export const unreadCall = lazyCall(
  { id: 'GET /jobApplication/chats/unread-count', access: 'protected', worldwide: true },
  async () => (await import('@jobharbor/shared/calls/count-unread')).countUnread,
);

export const chatCall = lazyCall(
  { id: 'GET /jobApplication/chats/{chatId}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/get-chat')).getChat,
);

export const chatsCall = lazyCall(
  { id: 'GET /jobApplication/chats', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/list-chats')).listChats,
);

export const messagesCall = lazyCall(
  { id: 'GET /jobApplication/chats/{chatId}/messages', access: 'protected', worldwide: true },
  async () => (await import('@jobharbor/shared/calls/list-messages')).listMessages,
);
