import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FileStorage } from './file-storage.ts';
import type { OutboxItem } from './outbox-storage.ts';

/** The file of a message is neither in the page nor on the device any more. */
export class FileLostError extends Error {}

export interface Uploads {
  /** Sent share of each file that is being sent, by client key. */
  progress: StoreApi<Readonly<Record<string, number>>>;
  /** Sends the file of a message; throws `FileLostError` without one. Progress is in {@link progress} meanwhile. */
  send(item: OutboxItem): Promise<Message>;
  /** Stops sending a file. Does nothing for any other. */
  cancel(clientKey: string): void;
}

/** Sends files of the outbox by HTTP: the socket takes no bytes. */
export function createUploads(http: HttpClient, files: FileStorage): Uploads {
  const progress = createStore<Readonly<Record<string, number>>>(() => ({}));
  const running = new Map<string, AbortController>();

  async function send({ clientKey, chatId, text }: OutboxItem): Promise<Message> {
    const file = await files.read(clientKey);
    if (file === undefined) throw new FileLostError();
    const { sendChatFile } = await import('@jobharbor/shared/calls/job-application/send-chat-file');
    const body = new FormData();
    body.append('client_key', clientKey);
    body.append('file', file, text);
    const controller = new AbortController();
    running.set(clientKey, controller);
    const show = (share: number) => progress.setState({ [clientKey]: share });
    show(0);
    try {
      const input = { params: { chatId }, body, signal: controller.signal, onProgress: show };
      return (await sendCall(http, sendChatFile, input)).message;
    } finally {
      running.delete(clientKey);
      const { [clientKey]: _, ...others } = progress.getState();
      progress.setState(others, true);
    }
  }

  return { progress, send, cancel: (clientKey) => running.get(clientKey)?.abort() };
}
