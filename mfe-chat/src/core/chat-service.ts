import type { RemoteEnvironment } from '@jobharbor/shared/remote';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { applyEvent, moveReceipt } from './apply-event.ts';
import { chatKeys } from './chat-keys.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import { createDeliver } from './deliver-message.ts';
import { createOutboxStorage } from './outbox-storage.ts';

/** What page and badge share: one outbox and one listener, however many of them are mounted. */
export interface ChatService {
  outbox: Outbox;
  /** Says that the person has read a chat up to a message; telling it twice is telling it once. */
  markRead(chatId: number, upTo: number): void;
  /** Works while anybody has started it and not yet called the undo, and as long as messages wait. */
  start(): () => void;
}

const services = new WeakMap<QueryClient, { personId: number; service: ChatService }>();

/** The one service of this page and person. Both live as long as the page's query client. */
export function chatServiceOf(environment: RemoteEnvironment, personId: number): ChatService {
  const { queryClient } = environment;
  const found = services.get(queryClient);
  if (found?.personId === personId) return found.service;
  const service = createChatService(environment, personId);
  services.set(queryClient, { personId, service });
  return service;
}

/** The query cache tells its observers a moment later: a bubble must not vanish in between. */
const whenDrawn = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));

function createChatService(environment: RemoteEnvironment, personId: number): ChatService {
  const { http, realtime, queryClient, i18n, session } = environment;
  const cache = { queryClient, personId };
  const outbox = createOutbox({
    storage: createOutboxStorage(personId),
    deliver: createDeliver({
      http,
      realtime,
      isAllowed: () => session.getState().user?.id === personId,
      unexpectedText: () => i18n.t('errors.unexpected', { ns: 'shell' }),
    }),
    onDelivered(message) {
      applyEvent(cache, { type: 'message', message });
      return whenDrawn();
    },
  });
  const readUpTo = new Map<number, number>();
  let users = 0;
  let stop: (() => void) | undefined;

  function work(): () => void {
    let hadGap = false;
    const undos = [
      realtime.onEvent((event) => {
        applyEvent(cache, event);
        if (event.type === 'message') void whenDrawn().then(() => outbox.settle(event.message));
      }),
      realtime.onStatus((status) => {
        if (status !== 'online') {
          hadGap = true;
          return;
        }
        outbox.flush();
        // What happened meanwhile was told to nobody.
        if (hadGap) void queryClient.invalidateQueries({ queryKey: chatKeys.all(personId) });
        hadGap = false;
      }),
      // Whoever logs in again finds their messages on their way.
      session.subscribe(outbox.flush),
      outbox.start(),
    ];
    window.addEventListener('online', outbox.flush);
    return () => {
      for (const undo of undos) undo();
      window.removeEventListener('online', outbox.flush);
    };
  }

  const isEmpty = () => !outbox.items.getState().some(({ state }) => state === 'waiting');
  /** Somebody may leave the page with messages still to go: they go all the same. */
  const stopWhenDone = () => {
    if (users > 0 || !isEmpty()) return;
    stop?.();
    stop = undefined;
  };
  outbox.items.subscribe(() => stop && stopWhenDone());

  return {
    outbox,
    markRead(chatId, upTo) {
      if ((readUpTo.get(chatId) ?? 0) >= upTo) return;
      readUpTo.set(chatId, upTo);
      moveReceipt(cache, chatId, { reader: 'jobseeker', upTo, status: 'read' });
      if (realtime.send({ type: 'read', chat_id: chatId, up_to: upTo })) return;
      void import('./api/report-read.ts')
        .then(({ reportRead }) => reportRead(http, chatId, upTo))
        .then(() => queryClient.invalidateQueries({ queryKey: chatKeys.unread(personId) }))
        // Told again with the next message, or at the next visit.
        .catch(() => readUpTo.delete(chatId));
    },
    start() {
      users += 1;
      stop ??= work();
      return () => {
        users -= 1;
        stopWhenDone();
      };
    },
  };
}
