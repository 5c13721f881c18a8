import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Machine } from '../contract/machine-schemas.ts';
import { listMachines } from '../machines/watch-machine.ts';
import type { ObjectStorage } from '../store/object-storage.ts';
import { writeSetToPrepare } from '../store/set-to-prepare.ts';

/** Seconds after which a gateway that has written no status counts as gone. */
const silentAfter = 30;
/** Milliseconds that a release waits for gateways that do not answer. */
const longestWait = 5_000;

/**
 * Lets every running gateway open a set before it is served: they read its releases, download them from a bucket, start its
 * render processes and render a page. Resolves when all have answered, or after five seconds; a gateway that could not
 * open it serves the set before, and is named to `warn`. Of two sets that are prepared at once the later one counts,
 * since only one of them can become live.
 */
export async function prepareGateways(
  storage: ObjectStorage,
  set: string,
  warn: (text: string) => void = () => {},
  longest = longestWait,
): Promise<void> {
  try {
    await askGateways(storage, set, warn, longest);
  } catch {
    // Only speed is lost: gateways open the set when they first serve it.
  }
}

async function askGateways(
  storage: ObjectStorage,
  set: string,
  warn: (text: string) => void,
  longest: number,
): Promise<void> {
  if ((await runningGateways(storage)).length === 0) return;
  const id = randomUUID();
  await writeSetToPrepare(storage, { id, set });
  const pause = storage.availability ? 200 : 50;
  const end = performance.now() + longest;
  const isWaiting = ({ prepared }: Machine) => prepared?.id !== id;
  let gateways: Machine[];
  do {
    await delay(pause);
    gateways = await runningGateways(storage);
  } while (gateways.some(isWaiting) && performance.now() < end);
  for (const { host, pid, prepared } of gateways)
    if (prepared?.id === id && prepared.failure !== null)
      warn(
        `The gateway ${pid} on ${host} cannot open set ${set}, and serves the one before: ${prepared.failure}`,
      );
}

/** Gateways of versions without this question are left out. */
async function runningGateways(storage: ObjectStorage): Promise<Machine[]> {
  const now = Date.now() / 1_000;
  const machines = await listMachines(storage);
  return machines.filter(({ at, prepared }) => prepared !== undefined && at > now - silentAfter);
}
