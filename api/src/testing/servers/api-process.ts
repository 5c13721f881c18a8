import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

export interface ApiProcess {
  url: string;
  pid: number;
  /** As the power would: no signal handler runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, '../../cli/serve.ts');
/** Uses the low hashing cost of tests. */
const cheapPasswords = pathToFileURL(join(import.meta.dirname, 'cheap-passwords.ts')).href;

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** A real API process on its own folder; resolves when it listens. Its log goes to `log`. */
export async function startApiProcess(
  env: Record<string, string>,
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', cheapPasswords, program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', log],
  });
  const url = await listeningUrl(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function listeningUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const event: unknown = JSON.parse(line);
    if (typeof event === 'object' && event !== null && 'url' in event) return String(event.url);
  }
  throw new Error('The API ended before it listened');
}
