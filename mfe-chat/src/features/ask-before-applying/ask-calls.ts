import { lazyCall } from '@jobharbor/shared/remote';

export const checkCall = lazyCall(
  { id: 'GET /jobApplication/chats/start', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/check-chat-start')).checkChatStart,
);

export const startCall = lazyCall(
  { id: 'POST /jobApplication/chats', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/start-chat')).startChat,
);

export const endCall = lazyCall(
  { id: 'POST /jobApplication/chats/{chatId}/end', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/end-chat')).endChat,
);
