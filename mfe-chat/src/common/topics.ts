import { lazyTopic } from '@jobharbor/shared/realtime';

/** Topics and commands of the socket. Lazy: their schemas are loaded with the first frame, not with the page. */
export const messageTopic = lazyTopic(
  'message',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/message'))
      .messageTopic,
);
export const messageRefusedTopic = lazyTopic(
  'refused',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/message-refused'))
      .messageRefusedTopic,
);
export const receiptTopic = lazyTopic(
  'receipt',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/receipt'))
      .receiptTopic,
);
export const chatTopic = lazyTopic(
  'chat',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/chat')).chatTopic,
);
export const chatDraftTopic = lazyTopic(
  'chat-draft',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/chat-draft'))
      .chatDraftTopic,
);
export const typingTopic = lazyTopic(
  'typing',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/typing')).typingTopic,
);
export const applicationTopic = lazyTopic(
  'application',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/application'))
      .applicationTopic,
);
export const sendMessageCommand = lazyTopic(
  'send',
  async () =>
    (
      await import(
        /* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/socket-commands/send-message'
      )
    ).sendMessageCommand,
);
export const markReadCommand = lazyTopic(
  'read',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/socket-commands/mark-read'))
      .markReadCommand,
);
export const reportTypingCommand = lazyTopic(
  'typing',
  async () =>
    (
      await import(
        /* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/socket-commands/report-typing'
      )
    ).reportTypingCommand,
);
