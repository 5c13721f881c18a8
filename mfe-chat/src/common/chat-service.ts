import type { RemoteEnvironment } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { listenToChats } from './listen-to-chats.ts';
import { createMarkRead } from './mark-read.ts';
import { createChatOutbox } from './outbox/create-chat-outbox.ts';
import type { Outbox } from './outbox/create-outbox.ts';
import { createFileStorage, type FileStorage } from './outbox/file-storage.ts';
import { createUploads, type Uploads } from './outbox/send-file.ts';

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

function createChatService(environment: RemoteEnvironment, personId: number): ChatService {
  const cache = { queryClient: environment.queryClient, personId };
  const files = createFileStorage(personId);
  const uploads = createUploads(environment.http, files);
  const outbox = createChatOutbox(environment, cache, { files, uploads });
  let users = 0;
  let stop: (() => void) | undefined;

  function listen(): () => void {
    const undo = listenToChats(environment, cache, outbox);
    void files.keepOnly(outbox.items.getState().map(({ clientKey }) => clientKey));
    return undo;
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
    markRead: createMarkRead(environment, cache),
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
