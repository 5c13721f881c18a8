import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

export type HashTask =
  | { password: string; options: Options; stored?: undefined }
  | { password: string; stored: string };

/** Pool of idle worker threads. Starts one if none is idle: callers limit their concurrency. */
const idle: Worker[] = [];

/** Hashes with argon2id in a low priority thread (`hash-thread.ts`), off the event loop and libuv's thread pool. */
export const hash = (password: string, options: Options): Promise<string> => run({ password, options });

/** Verifies a password against a stored hash. */
export const verify = (stored: string, password: string): Promise<boolean> => run({ password, stored });

async function run<Result>(task: HashTask): Promise<Result> {
  const worker = idle.pop() ?? new Worker(new URL('./hash-thread.ts', import.meta.url), { execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  // A thread under `node --watch` also sends the names of its modules.
  const answer = (message: { result: Result } | { error: unknown } | { 'watch:import': string[] }) => {
    if ('error' in message) reject(message.error);
    else if ('result' in message) resolve(message.result);
  };
  const end = () => reject(new Error('The thread that hashes has ended.'));
  worker.ref();
  worker.on('message', answer).once('error', reject).once('exit', end);
  worker.postMessage(task);
  try {
    const result = await promise;
    idle.push(worker);
    return result;
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    worker.off('message', answer).off('error', reject).off('exit', end);
    // A process that has nothing else to do ends.
    worker.unref();
  }
}
