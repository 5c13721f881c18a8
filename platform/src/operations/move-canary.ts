import { type Canaries, isRunning } from '../contract/canaries.ts';
import type { Canary, LogEntry } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { allocateBuckets, availableShare } from './allocate-buckets.ts';
import { seconds } from './live-set.ts';

/** A running canary, with the state in which it was read. */
export interface FoundCanary {
  canary: Canary;
  all: Canaries;
}

/** The running canary of this id or set; optional while only one runs. */
export async function findCanary(store: ReleaseStore, which?: string): Promise<FoundCanary> {
  const all = await store.readCanaries();
  const running = all.canaries.filter(isRunning);
  const [canary, ...others] = running.filter(
    ({ id, set }) => which === undefined || [id, set].includes(which),
  );
  if (!canary) {
    const over =
      which === undefined ? undefined : all.canaries.findLast(({ id, set }) => [id, set].includes(which));
    const none = over
      ? `The canary of set ${over.set} is over: ${endings[over.state]}${over.why && ` (${over.why})`}.`
      : which === undefined || running.length === 0
        ? 'No canary is running.'
        : `No canary ${which} is running.`;
    throw new OperationError('conflict', none);
  }
  if (others.length > 0)
    throw new OperationError(
      'invalid',
      `Several canaries are running: name the set of one of them, ${running.map(({ set }) => set).join(', ')}.`,
    );
  return { canary, all };
}

const endings: Record<Canary['state'], string> = {
  running: 'it runs',
  promoted: 'it was promoted',
  stopped: 'somebody stopped it',
  'rolled-back': 'it stopped by itself',
};

/** Replaces the canary `from` by `to`, or adds it if `from` is null. */
export async function moveCanary(
  store: ReleaseStore,
  { canary: from, all }: { canary: Canary | null; all: Canaries },
  to: Omit<Canary, 'revision'>,
): Promise<Canary> {
  const moved = { ...to, revision: all.revision + 1 };
  if (await store.moveCanaries(all, [...all.canaries.filter(({ id }) => id !== from?.id), moved]))
    return moved;
  throw new OperationError('conflict', 'Somebody changed a canary meanwhile. Look at it and try again.');
}

/** Ends a canary of which everything is live now, unless somebody has ended it already; the others may change meanwhile. */
export async function endPromoted(store: ReleaseStore, id: string, why: string): Promise<void> {
  for (;;) {
    const all = await store.readCanaries();
    const canary = all.canaries.find((one) => one.id === id && isRunning(one));
    if (!canary) return;
    const ended = { ...canary, state: 'promoted' as const, why, changed_at: seconds() };
    if (await store.moveCanaries(all, [...all.canaries.filter((one) => one !== canary), ended])) return;
  }
}

/** Allocates buckets for a canary's share beside all running ones; rejects if too few are free. */
export function allocateSlices(
  wanted: Pick<Canary, 'countries' | 'slices'> & { id?: string },
  share: number,
  { canaries }: Canaries,
): Canary['slices'] {
  if (!(share >= 0 && share <= 1))
    throw new OperationError('invalid', `A share is between 0 and 1 (0% and 100%), not ${share}.`);
  const others = canaries.filter((other) => isRunning(other) && other.id !== wanted.id);
  const slices = allocateBuckets(wanted, share, others);
  if (slices) return slices;
  const room = Number((availableShare(wanted, others) * 100).toFixed(4));
  throw new OperationError(
    'conflict',
    `The canaries beside it leave it ${room}% of these visitors, not ${share * 100}%: each visitor is in one of them at most.`,
  );
}

export const describeCanary = ({ share, countries }: Canary): LogEntry['detail'] => ({
  share,
  countries: countries.join(', ') || 'all',
});
