import { setTimeout } from 'node:timers/promises';
import type { RunningProcess } from './start-process.ts';

const shortestPause = 500;
const longestPause = 10_000;
/** Milliseconds after which a process counts as healthy: its backoff is reset. */
const proven = 60_000;

/**
 * Restarts a process that exits, with exponential backoff. `stop` ends it for good. A rejected `start` counts as an exit.
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
      // Ctrl-C ends this process as well, just before `stop` is called: do not restart it then.
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
