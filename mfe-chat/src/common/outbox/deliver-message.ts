import { isOffline } from '@jobharbor/shared/browser/network';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { errorCode, toAppError } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Realtime } from '@jobharbor/shared/realtime';
import { messageRefusedTopic, messageTopic, sendMessageCommand } from '../topics.ts';
import type { Delivery } from './create-outbox.ts';
import type { OutboxItem } from './outbox-storage.ts';
import { FileLostError, type Uploads } from './send-file.ts';

/** Timeout of the socket in milliseconds: then the message is sent by HTTP, which always answers. */
const socketTimeoutMs = 8_000;
/** Number of consecutive 5xx answers that count as a refusal. */
const maxServerErrors = 5;

export interface DeliverOptions {
  http: HttpClient;
  realtime: Realtime;
  /** Whether the user whose messages these are is still signed in. */
  isAllowed: () => boolean;
  uploads: Uploads;
  /** Default text of an error without one. */
  unexpectedText: () => string;
  /** Says that the file of a message is no longer on the device. */
  lostFileText: () => string;
}

/**
 * Creates the function for one attempt: by the socket if it is online; after a timeout by HTTP. The client key makes both
 * the same message (idempotent).
 */
export function createDeliver({ http, realtime, isAllowed, uploads, ...texts }: DeliverOptions) {
  const { unexpectedText, lostFileText } = texts;
  const serverErrors = new Map<string, number>();

  async function sendBySocket(item: OutboxItem, beforeSend: () => void): Promise<Delivery | undefined> {
    const answered = Promise.withResolvers<Delivery | undefined>();
    const undos = [
      realtime.on(messageTopic, ({ message }) => {
        if (message.client_key === item.clientKey) answered.resolve(delivered(message));
      }),
      realtime.on(messageRefusedTopic, ({ client_key, code, message }) => {
        if (client_key === item.clientKey) answered.resolve(refused(code, message, null));
      }),
      realtime.onStatus((status) => {
        if (status !== 'online') answered.resolve({ status: 'retry', afterMs: 1_000 });
      }),
    ];
    const timer = setTimeout(() => answered.resolve(undefined), socketTimeoutMs);
    beforeSend();
    const isSent = realtime.send(sendMessageCommand, { chat_id: item.chatId, ...draftOf(item) });
    try {
      return isSent ? await answered.promise : undefined;
    } finally {
      clearTimeout(timer);
      for (const undo of undos) undo();
    }
  }

  async function sendText(item: OutboxItem): Promise<Message> {
    const { sendMessage } = await import('@jobharbor/shared/calls/job-application/send-message');
    const input = { params: { chatId: item.chatId }, body: draftOf(item) };
    return (await sendCall(http, sendMessage, input)).message;
  }

  async function sendByHttp(item: OutboxItem, beforeSend: () => void): Promise<Delivery> {
    beforeSend();
    try {
      const message = await (item.kind === 'text' ? sendText(item) : uploads.send(item));
      serverErrors.delete(item.clientKey);
      return delivered(message);
    } catch (error) {
      if (error instanceof FileLostError) return { status: 'refused', reason: lostFileText() };
      const { code, status, message, retryAfter } = toAppError(error);
      // No answer or an expired session: retried when the connection is back or after the next login.
      if (status === 0 || status === 401) return { status: 'retry', afterMs: 5_000 };
      // An answer that is not the API's has no text of its own, only its code.
      if (status < 500)
        return refused(code, code === errorCode.unexpectedAnswer ? unexpectedText() : message, retryAfter);
      const tries = (serverErrors.get(item.clientKey) ?? 0) + 1;
      serverErrors.set(item.clientKey, tries);
      if (tries < maxServerErrors) return { status: 'retry', afterMs: 1_000 * 2 ** tries };
      serverErrors.delete(item.clientKey);
      return { status: 'refused', reason: unexpectedText() };
    }
  }

  return async (item: OutboxItem, beforeSend: () => void): Promise<Delivery> => {
    const retryLater: Delivery = { status: 'retry', afterMs: 30_000 };
    if (isOffline() || !isAllowed()) return retryLater;
    const isSocketFirst = item.kind === 'text' && !item.isUncertain && realtime.status() === 'online';
    const bySocket = isSocketFirst ? await sendBySocket(item, beforeSend) : undefined;
    // The user may have signed out while the socket was silent.
    return bySocket ?? (isAllowed() ? sendByHttp(item, beforeSend) : retryLater);
  };
}

/** The sent fields of an item. A text names no kind: an older API would refuse it. */
const draftOf = ({ clientKey, text }: OutboxItem) => ({ client_key: clientKey, text });

const delivered = (message: Message): Delivery => ({ status: 'delivered', message });

const refused = (code: number, reason: string, retryAfter: number | null): Delivery =>
  code === errorCode.tooManyAttempts
    ? { status: 'retry', afterMs: (retryAfter ?? 2) * 1_000 }
    : { status: 'refused', reason };
