import type { Message } from '@jobharbor/shared/contracts/chat';
import { errorCode, toAppError } from '@jobharbor/shared/errors';
import type { HttpClient } from '@jobharbor/shared/http';
import type { Realtime } from '@jobharbor/shared/realtime';
import type { Delivery } from './create-outbox.ts';
import type { OutboxItem } from './outbox-storage.ts';

/** How long a socket may take to answer before we ask by a request, whose answer is certain. */
const answerWithinMs = 8_000;
/** A server that fails so often in a row has refused, for the person who waits. */
const triesOfAServerInTrouble = 5;

export interface DeliveryMeans {
  http: HttpClient;
  realtime: Realtime;
  /** Whether the person whose messages these are is still signed in. */
  isAllowed: () => boolean;
  /** The words for a failure without words of the server's. */
  unexpectedText: () => string;
}

/**
 * One attempt. A first one goes by the socket, where one stands; one that left a socket unanswered goes by a request.
 * Either way the key makes it one message.
 */
export function createDeliver({ http, realtime, isAllowed, unexpectedText }: DeliveryMeans) {
  const troubles = new Map<string, number>();

  async function bySocket(item: OutboxItem, depart: () => void): Promise<Delivery | undefined> {
    const answered = Promise.withResolvers<Delivery | undefined>();
    const stopEvents = realtime.onEvent((event) => {
      if (event.type === 'message' && event.message.client_key === item.clientKey)
        answered.resolve(delivered(event.message));
      if (event.type === 'refused' && event.client_key === item.clientKey)
        answered.resolve(refusal(event.code, event.message, null));
    });
    const stopStatus = realtime.onStatus((status) => {
      if (status !== 'online') answered.resolve({ status: 'later', afterMs: 1_000 });
    });
    const timer = setTimeout(() => answered.resolve(undefined), answerWithinMs);
    depart();
    const { chatId, clientKey, text } = item;
    const isOut = realtime.send({ type: 'send', chat_id: chatId, client_key: clientKey, text });
    try {
      return isOut ? await answered.promise : undefined;
    } finally {
      clearTimeout(timer);
      stopEvents();
      stopStatus();
    }
  }

  async function byRequest(item: OutboxItem, depart: () => void): Promise<Delivery> {
    depart();
    try {
      const { postMessage } = await import('./api/post-message.ts');
      const message = await postMessage(http, item);
      troubles.delete(item.clientKey);
      return delivered(message);
    } catch (error) {
      const { code, status, message, retryAfter } = toAppError(error);
      // No answer, or an ended session: it waits for a connection, or for the next login.
      if (status === 0 || status === 401) return { status: 'later', afterMs: 5_000 };
      if (status < 500) return refusal(code, message, retryAfter);
      const tries = (troubles.get(item.clientKey) ?? 0) + 1;
      troubles.set(item.clientKey, tries);
      if (tries < triesOfAServerInTrouble) return { status: 'later', afterMs: 1_000 * 2 ** tries };
      troubles.delete(item.clientKey);
      return { status: 'refused', reason: unexpectedText() };
    }
  }

  return async (item: OutboxItem, depart: () => void): Promise<Delivery> => {
    if (navigator.onLine === false || !isAllowed()) return { status: 'later', afterMs: 30_000 };
    const first =
      item.isUncertain || realtime.status() !== 'online' ? undefined : await bySocket(item, depart);
    return first ?? byRequest(item, depart);
  };
}

const delivered = (message: Message): Delivery => ({ status: 'delivered', message });

const refusal = (code: number, reason: string, retryAfter: number | null): Delivery =>
  code === errorCode.tooManyAttempts
    ? { status: 'later', afterMs: (retryAfter ?? 2) * 1_000 }
    : { status: 'refused', reason };
