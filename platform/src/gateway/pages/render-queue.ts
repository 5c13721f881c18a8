import { createFairQueue, currentAsker } from '@jobharbor/shared/http-server';

/** Runs a server render in its turn; `signal` is aborted when its page waits no longer. Rejects with 40019 when refused. */
export type QueueRender = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * The places of server renders, which share the processors of this machine: of pages that are not kept, one network draws
 * four at once. A page that is refused has its frame, and its remote renders in the browser.
 */
export function createRenderQueue(): QueueRender {
  const queue = createFairQueue({ running: 8, waiting: 128, perNetwork: 4 });
  // Requests share the render: it continues when the first client disconnects.
  return (signal, work) => queue(work, { asker: { ...currentAsker(), signal } });
}
