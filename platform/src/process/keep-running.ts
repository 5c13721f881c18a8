import { setTimeout } from 'node:timers/promises';
import type { RunningProcess } from './start-process.ts';

const shortestPause = 500;
const longestPause = 10_000;
/** Milliseconds after which a process that ended is not thought to be unable to run. */
const proven = 60_000;

/**
 * Starts a process again when it ends by itself, with a growing pause. `stop` ends it for good. `start` rejects when
 * the process did not come up; that counts as an end, too.
 */
export function keepRunning(
  name: string,
  first: RunningProcess,
  start: () => Promise<RunningProcess>,
): { stop(): Promise<void> } {
  let current = first;
  let pause = shortestPause;
  const stopping = new AbortController();

  const kept = (async () => {
    let since = Date.now();
    while (!stopping.signal.aborted) {
      const code = await current.ended;
      if (Date.now() - since > proven) pause = shortestPause;
      // Whoever stops everything at once ends this process too, a moment before `stop` is called: that is no news.
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      console.error(`[${name}] ended (${code ?? 'by a signal'}); starting it again.`);
      pause = Math.min(pause * 2, longestPause);
      since = Date.now();
      current = await start().catch(() => current);
    }
    await current.stop();
  })();

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
