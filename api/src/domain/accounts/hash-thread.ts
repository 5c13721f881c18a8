import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask } from './hash-threads.ts';

/**
 * Worker thread that hashes passwords with low priority (nice), so that request handling takes precedence. Thread
 * priorities exist on Linux only.
 */
try {
  const thread = Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
  if (Number.isSafeInteger(thread)) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // No such file, or not allowed.
}

parentPort?.on('message', (task: HashTask) => {
  try {
    parentPort?.postMessage({ result: run(task) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});

function run(task: HashTask): string | boolean {
  if (task.stored !== undefined) return verifySync(task.stored, task.password);
  const { salt, ...cost } = task.options;
  // A buffer arrives as plain bytes.
  return hashSync(task.password, { ...cost, ...(salt && { salt: Buffer.from(salt) }) });
}
