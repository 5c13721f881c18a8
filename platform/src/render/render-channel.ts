import type { Socket } from 'node:net';
import pTimeout from 'p-timeout';
import { createMessageReader, encodeMessage, type Message, writeMessage } from './render-messages.mjs';
import { TooSlow } from './too-slow.ts';

/** Requests to a render process over its socket, and their answers. */
export interface RenderChannel {
  /** The process' first message, with the names of its exports. */
  ready: Promise<Message>;
  /** Sends a request. Rejects after `milliseconds`, or when the process has ended. */
  ask(request: Omit<Message, 'id'>, milliseconds?: number): Promise<Message>;
  /** Rejects what is not answered, and each request from now on. */
  close(reason: Error): void;
}

/** `kill` is called with the cause when the process sends what is no answer, or a larger one than allowed. */
export function openChannel(
  stream: Socket | undefined,
  answerBytes: number,
  kill: (reason: string) => void,
): RenderChannel {
  /** Requests without an answer, by id. The process says with id 0 that it is ready. */
  const asked = new Map<number, PromiseWithResolvers<Message>>();
  const ready = Promise.withResolvers<Message>();
  asked.set(0, ready);
  let closedFor: Error | undefined;
  let lastId = 0;
  // Its exit is handled elsewhere.
  stream?.on('error', () => {});
  const read = createMessageReader(answerBytes, (answer) => {
    asked.get(answer.id)?.resolve(answer);
    asked.delete(answer.id);
  });
  stream?.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      stream.removeAllListeners('data').resume();
      kill(error instanceof Error ? error.message : String(error));
    }
  });
  return {
    ready: ready.promise,
    async ask(request, milliseconds = Number.POSITIVE_INFINITY) {
      if (closedFor) throw closedFor;
      const id = ++lastId;
      const answer = Promise.withResolvers<Message>();
      asked.set(id, answer);
      if (stream) writeMessage(stream, encodeMessage({ id, ...request }));
      const fallback = () => {
        throw new TooSlow(`It took longer than ${milliseconds} ms.`);
      };
      return pTimeout(answer.promise, { milliseconds, fallback }).finally(() => asked.delete(id));
    },
    close(reason) {
      closedFor = reason;
      for (const { reject } of asked.values()) reject(reason);
    },
  };
}
