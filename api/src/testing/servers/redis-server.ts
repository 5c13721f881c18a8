import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './api-process.ts';
import { waitForPort } from './wait-for-port.ts';

/** Debian's Redis. */
export const redisProgram = '/usr/bin/redis-server';

export interface RedisServer {
  url: string;
  /** Stops and continues the process (SIGSTOP, SIGCONT): its connections stay open, and nothing is answered. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
}

/** A Redis that keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess;
  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(redisProgram, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    await waitForPort(child, port);
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    restart: start,
  };
}
