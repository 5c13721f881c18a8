import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import type { BusyTimes } from './read-busy-times.ts';
import type { Span } from './spans.ts';

const timeoutMs = 20_000;
const result = z.nullable(
  z.object({ busy: z.array(z.object({ from: z.number(), until: z.number() })), unread: z.int() }),
);

export interface CalendarText {
  text: string;
  zone: string;
  limits: Span;
}

/**
 * {@link readBusyTimes} in a thread of its own with limits of time and memory: a file of somebody else can hold rules that
 * take long. Rejects where a limit is reached.
 */
export async function readBusyApart(calendar: CalendarText): Promise<BusyTimes | null> {
  const worker = new Worker(new URL('./read-busy-thread.ts', import.meta.url), {
    workerData: calendar,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => reject(new Error('Reading the calendar took too long.')), timeoutMs);
  worker.on('message', (message: object | null) => {
    // A thread under `node --watch` also sends the names of its modules.
    if (message === null || 'busy' in message) resolve(message);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that reads calendars has ended.')));
  try {
    return result.parse(await promise);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
