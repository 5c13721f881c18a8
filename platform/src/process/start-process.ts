import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readDrainMs } from '@jobharbor/shared/draining';

export interface ProcessOptions {
  name: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Called with each line of its output; a line of JSON is an event. */
  onLine?: (line: string) => void;
}

export interface RunningProcess {
  child: ChildProcess;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Shutdown timeout in milliseconds, in addition to the draining announcement. */
const patience = 7_000 + readDrainMs(process.env.DRAIN_SECONDS);

/**
 * Starts a Node program of the workspace. Its stderr is printed with a prefix; it is killed if it does not stop in time.
 * `STARTED_BY` has this process's id: see `end-with-starter.ts`.
 */
export function startProcess({ name, args, env, onLine }: ProcessOptions): RunningProcess {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, STARTED_BY: String(process.pid), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  child.once('error', () => resolve(1));
  createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line));
  createInterface({ input: child.stderr }).on('line', (line) => console.error(`[${name}] ${line}`));
  return {
    child,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Resolves with the URL that a server prints when it listens. `start` is the prefix of that line. */
export async function listeningAddress(
  start: (isListening: (line: string) => boolean) => RunningProcess,
): Promise<{
  process: RunningProcess;
  url: string;
}> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = start((line) => {
    const url = readListening(line);
    if (url) resolve(url);
    return url !== undefined;
  });
  const url = await Promise.race([promise, running.ended.then(() => null)]);
  if (url === null) throw new Error('It ended before it listened; its own words stand above.');
  return { process: running, url };
}

function readListening(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const said: unknown = JSON.parse(line);
    const isListening =
      typeof said === 'object' && said !== null && 'event' in said && said.event === 'listening';
    return isListening && 'url' in said && typeof said.url === 'string' ? said.url : undefined;
  } catch {
    return undefined;
  }
}
