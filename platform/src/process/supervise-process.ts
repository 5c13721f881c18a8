import { setTimeout } from 'node:timers/promises';
import type { RunningProcess } from './start-process.ts';

const shortestPause = 500;
const longestPause = 10_000;
/** Milliseconds after which a process counts as able to run: its next restart waits the shortest pause again. */
const proven = 60_000;

/**
 * Restarts a process that ended by itself, with exponential backoff. `stop` ends it for good. A `start` that rejects
 * counts as an end, too.
 */
export function superviseProcess(
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
      // Ctrl-C ends this process too, a moment before `stop` is called: it is not to be restarted then.
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
