import { type AnyCall, type CallAnswer, readAnswer } from '@jobharbor/shared/contracts';
import { askApi } from '../../api-connection/api-connection.ts';

/** The answer of a public call, as old as its last poll. */
export interface PolledCall<C extends AnyCall> {
  /** Some seconds old. Never rejects: while the API is away the last answer holds; null before the first one. */
  current(): Promise<CallAnswer<C> | null>;
  /** Polls now, since the API says that it has changed. Resolves with the answer to a request that began after the call. */
  refresh(): Promise<void>;
}

const maxAgeMs = 3_000;
/** Milliseconds that the first page of the process waits for the API. */
const answerMs = 500;

/** Sends the call every few seconds while pages are asked for. Only the first page waits for the answer. */
export function createPolledCall<C extends AnyCall>(apiUrl: string, call: C): PolledCall<C> {
  let known: CallAnswer<C> | null | undefined;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const answer = await askApi(`${apiUrl}/api${call.path}`, { signal });
      known = readAnswer(call, await answer.json());
    } catch {
      known ??= null;
    }
    readAt = Date.now();
    reading = undefined;
  }

  return {
    async current() {
      if (known === undefined || Date.now() - readAt > maxAgeMs) reading ??= read();
      if (known === undefined) await reading;
      return known ?? null;
    },
    async refresh() {
      // A poll that is under way may have begun before the change.
      await reading;
      if (known === undefined) return;
      reading ??= read();
      await reading;
    },
  };
}
