import { lazyCall } from '@jobharbor/shared/remote';

/** The reading calls of this remote. Lazy: the badge is on every page and must not load their schemas at once. */
export const unreadCall = lazyCall(
  { id: 'GET /jobApplication/chats/unread-count', access: 'protected', worldwide: true },
  async () => (await import('@jobharbor/shared/calls/job-application/count-unread')).countUnread,
);

export const chatCall = lazyCall(
  { id: 'GET /jobApplication/chats/{chatId}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/get-chat')).getChat,
);

export const chatsCall = lazyCall(
  { id: 'GET /jobApplication/chats', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/list-chats')).listChats,
);

export const messagesCall = lazyCall(
  { id: 'GET /jobApplication/chats/{chatId}/messages', access: 'protected', worldwide: true },
  async () => (await import('@jobharbor/shared/calls/job-application/list-messages')).listMessages,
);
