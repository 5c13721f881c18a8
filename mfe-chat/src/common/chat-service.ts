import { sendCall } from '@jobharbor/shared/http';
import { gapTopic } from '@jobharbor/shared/realtime';
import { callPrefix, type RemoteEnvironment } from '@jobharbor/shared/remote';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { addMessage, applyApplication, applyDraft, applyReceipt, refetchChats } from './cache/apply-event.ts';
import { unreadCall } from './cache/chat-calls.ts';
import { invalidateChats } from './cache/chat-keys.ts';
import { createOutbox, type Outbox } from './outbox/create-outbox.ts';
import { createDeliver } from './outbox/deliver-message.ts';
import { createFileStorage, type FileStorage } from './outbox/file-storage.ts';
import { createOutboxStorage } from './outbox/outbox-storage.ts';
import { createUploads, type Uploads } from './outbox/send-file.ts';
import {
  applicationTopic,
  chatDraftTopic,
  chatTopic,
  markReadCommand,
  messageTopic,
  receiptTopic,
} from './topics.ts';

/** Shared by page and badge: one outbox and one socket listener, however many components use it. */
export interface ChatService {
  outbox: Outbox;
  /** Files of the outbox. */
  files: FileStorage;
  uploads: Uploads;
  /** Marks a chat as read up to a message. Idempotent. */
  markRead(chatId: number, upTo: number): void;
  /** Starts listening and sending; returns the undo. Runs until every caller has undone it and no message is waiting. */
  start(): () => void;
}

const services = new WeakMap<QueryClient, { personId: number; service: ChatService }>();

/** The chat service of the signed-in user: one per query client, replaced when another user signs in. */
export function getChatService(environment: RemoteEnvironment, personId: number): ChatService {
  const { queryClient } = environment;
  const found = services.get(queryClient);
  if (found?.personId === personId) return found.service;
  const service = createChatService(environment, personId);
  services.set(queryClient, { personId, service });
  return service;
}

/** Resolves after the query cache has notified its observers, which is asynchronous: the bubble must not flicker. */
const afterNotify = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));

function createChatService(environment: RemoteEnvironment, personId: number): ChatService {
  const { http, realtime, queryClient, i18n, session } = environment;
  const cache = { queryClient, personId };
  const files = createFileStorage(personId);
  const uploads = createUploads(http, files);
  const outbox = createOutbox({
    storage: createOutboxStorage(personId),
    deliver: createDeliver({
      http,
      realtime,
      uploads,
      isAllowed: () => session.getState().user?.id === personId,
      unexpectedText: () => i18n.t('errors.unexpected', { ns: 'shell' }),
      lostFileText: () => i18n.t('file.lost', { ns: 'chat' }),
    }),
    onRemoved(clientKey) {
      uploads.cancel(clientKey);
      files.remove(clientKey);
    },
    onDelivered(message) {
      addMessage(cache, message);
      return afterNotify();
    },
  });
  const readUpTo = new Map<number, number>();
  let users = 0;
  let stop: (() => void) | undefined;

  function listen(): () => void {
    const undos = [
      realtime.on(messageTopic, ({ message }) => {
        addMessage(cache, message);
        void afterNotify().then(() => outbox.settle(message));
      }),
      realtime.on(receiptTopic, ({ chat_id, side, up_to, status }) =>
        applyReceipt(cache, chat_id, { reader: side, upTo: up_to, status }),
      ),
      realtime.on(chatTopic, () => refetchChats(cache)),
      realtime.on(chatDraftTopic, ({ chat_id, ...draft }) => applyDraft(cache, chat_id, draft)),
      realtime.on(applicationTopic, (application) => applyApplication(cache, application)),
      realtime.onStatus((status) => {
        if (status === 'online') outbox.flush();
      }),
      realtime.on(gapTopic, () => invalidateChats(queryClient)),
      // Sends what was queued until the next login.
      session.subscribe(outbox.flush),
      outbox.start(),
    ];
    void files.keepOnly(outbox.items.getState().map(({ clientKey }) => clientKey));
    window.addEventListener('online', outbox.flush);
    return () => {
      for (const undo of undos) undo();
      window.removeEventListener('online', outbox.flush);
    };
  }

  const hasWaiting = () => outbox.items.getState().some(({ state }) => state === 'waiting');
  /** Keeps sending after the last component has unmounted, until no message is waiting. */
  const stopIfIdle = () => {
    if (users > 0 || hasWaiting()) return;
    stop?.();
    stop = undefined;
  };
  outbox.items.subscribe(() => stop && stopIfIdle());

  return {
    outbox,
    files,
    uploads,
    markRead(chatId, upTo) {
      if ((readUpTo.get(chatId) ?? 0) >= upTo) return;
      readUpTo.set(chatId, upTo);
      applyReceipt(cache, chatId, { reader: 'jobseeker', upTo, status: 'read' });
      if (realtime.send(markReadCommand, { chat_id: chatId, up_to: upTo })) return;
      void import('@jobharbor/shared/calls/job-application/mark-chat-read')
        .then(({ markChatRead }) =>
          sendCall(http, markChatRead, { params: { chatId }, body: { up_to: upTo } }),
        )
        .then(() => queryClient.invalidateQueries({ queryKey: callPrefix(unreadCall) }))
        // Sent again with the next message or on the next visit.
        .catch(() => readUpTo.delete(chatId));
    },
    start() {
      users += 1;
      stop ??= listen();
      return () => {
        users -= 1;
        stopIfIdle();
      };
    },
  };
}
