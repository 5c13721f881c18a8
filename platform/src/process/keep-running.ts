import type { RunningProcess } from './start-process.ts';

const longestPause = 10_000;

/**
 * Starts a process again when it ends by itself, with a growing pause. `stop` ends it for good. `start` rejects when
 * the process did not come up; that counts as an end, too.
 */
export function keepRunning(name: string, first: RunningProcess, start: () => Promise<RunningProcess>) {
  let current = first;
  let isStopping = false;
  let pause = 500;

  void (async () => {
    while (!isStopping) {
      const code = await current.ended;
      if (isStopping) return;
      console.error(`[${name}] ended (${code ?? 'by a signal'}); starting it again in ${pause / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause * 2, longestPause);
      if (isStopping) return;
      const since = Date.now();
      current = await start().catch(() => current);
      if (Date.now() - since > 60_000) pause = 500;
    }
  })();

  return {
    stop: () => {
      isStopping = true;
      return current.stop();
    },
  };
}
