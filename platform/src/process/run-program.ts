import { endWithStarter } from './end-with-starter.ts';

/**
 * Runs a program that starts things: `work` registers how to undo each, and everything is undone, latest first, when
 * a signal asks for it, when `work` fails, or when pnpm was killed. A second signal does not hurry it; each undo has its own time limit.
 * A full disk that takes no more of the output (`> file`) is no reason to end.
 */
export function runProgram(work: (undo: (() => Promise<void>)[]) => Promise<void>): void {
  const undo: (() => Promise<void>)[] = [];
  let isEnding = false;
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });

  async function end(code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error));
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding) console.log('\nStopping…');
      void end(0);
    });
  }
  endWithStarter();
  work(undo).catch((error: unknown) => {
    if (!isEnding) console.error(`\n${error instanceof Error ? error.message : error}`);
    void end(1);
  });
}
