import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { SetToPrepare } from '../contract/documents.ts';
import type { Machine } from '../contract/machine-schemas.ts';
import { listMachines } from '../machines/watch-machine.ts';
import type { ObjectStorage } from '../store/object-storage.ts';
import { readSetToPrepare, writeSetToPrepare } from '../store/set-to-prepare.ts';

/** Seconds after which a gateway that has written no status counts as gone. */
const silentAfter = 30;
/** Milliseconds that a release waits for gateways that do not answer, and at least for those that answered before. */
const longestWait = 5_000;
const shortestWait = 2_000;
/** How many times longer than the last one a preparation may take. */
const margin = 3;

/**
 * Lets every running gateway open a set before it is served: they read its releases, download them from a bucket, start its
 * render processes and render a page. Resolves when all have answered, or after five seconds; a gateway that could not
 * open it serves the set before, and is named to `warn`. Of two sets that are prepared at once the later one counts,
 * since only one of them can become live. Not waited for: a gateway that left the last question unanswered, one of this
 * machine whose process has ended, and one that takes much longer than for its last answer.
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
  const last = await readSetToPrepare(storage);
  const id = randomUUID();
  await writeSetToPrepare(storage, { id, set, at: Math.floor(Date.now() / 1_000) });
  const pause = storage.availability ? 200 : 50;
  const start = performance.now();
  const isWaitedFor = (gateway: Machine) =>
    gateway.prepared?.id !== id &&
    !hasIgnored(gateway, last) &&
    !hasEnded(gateway) &&
    performance.now() - start < Math.min(longest, patienceFor(gateway));
  let gateways: Machine[];
  do {
    await delay(pause);
    gateways = await runningGateways(storage);
  } while (gateways.some(isWaitedFor));
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

/** It ran when the last question was asked, and has not answered until now: it is dead, or hangs. */
const hasIgnored = ({ started_at, prepared }: Machine, last: SetToPrepare | null): boolean =>
  last?.at !== undefined && started_at < last.at && prepared?.id !== last.id;

/** Its process on this machine is gone. Containers have host names of their own. */
function hasEnded({ host, pid }: Machine): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: it runs as somebody else.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Milliseconds by what its last preparation took. */
const patienceFor = ({ prepared }: Machine): number =>
  prepared?.took === undefined ? longestWait : Math.max(shortestWait, prepared.took * margin);
