import { ApiError, errorCode } from '../errors/index.ts';
import { type Asker, currentAsker } from './asker.ts';
import { createUsage } from './usage.ts';

export interface FairQueueOptions {
  /** Places: work that runs at once. */
  running: number;
  /** Work that may wait in all. */
  waiting: number;
  /** Places that one network may hold; default: all. */
  perNetwork?: number;
  /** Milliseconds of work that one asker may have used lately; beyond it, work is refused with 40006. Default: no limit. */
  budgetMs?: number;
  /** Milliseconds after which half of what was used is forgotten. */
  halfLifeMs?: number;
  now?: () => number;
}

export interface WorkOptions {
  /** Estimated milliseconds. The cheapest work of an asker goes first. */
  cost?: number;
  /** Default: the client of the current request. */
  asker?: Asker;
  /** False for a further part of work that has begun: a full queue refuses others. Default: true. */
  isRefusable?: boolean;
}

export interface Turn {
  /** Aborted when the client disconnects. */
  signal: AbortSignal | null;
  /** Says how many milliseconds the work used, such as processor time; null or never: as long as it took. */
  spent(milliseconds: number | null): void;
}

/** Runs `work` when its asker's turn comes. */
export type FairQueue = <T>(work: (turn: Turn) => Promise<T>, options?: WorkOptions) => Promise<T>;

interface Entry {
  asker: Asker;
  cost: number;
  place: number;
  isRefusable: boolean;
  start(release: Release): void;
  refuse(error: Error): void;
}

type Release = (spentMs: number | null) => void;

/** `Retry-After` of a refusal, in seconds. */
const retryAfter = 5;

/**
 * Fair queue of a shared resource (hierarchical fair queueing). A free place goes to the network that has used least
 * time lately. In the network it goes to the account or address that has, and there to the cheapest work, oldest first.
 * A full queue refuses, with 40019, the newest work of whoever has most waiting: the one that filled it. Work of a
 * client that disconnects leaves the queue.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { running, waiting, perNetwork = running, budgetMs = Number.POSITIVE_INFINITY } = options;
  const { now = () => performance.now(), halfLifeMs = 60_000 } = options;
  const used = createUsage(halfLifeMs, now);
  const queue = new Set<Entry>();
  const places = createPlaces({ running, used, now, onFree: startNext });
  let arrivals = 0;

  function startNext(): void {
    for (let entry = choose(); places.areFree() && entry !== null; entry = choose()) {
      queue.delete(entry);
      entry.start(places.hold(entry.asker, entry.cost));
    }
  }

  function choose(): Entry | null {
    const ready = [...queue].filter(({ asker }) => places.heldBy(asker.network) < perNetwork);
    return firstBy(ready, ({ asker, cost, place }) => [
      used.of(networkKey(asker)),
      used.of(askerKey(asker)),
      cost,
      place,
    ]);
  }

  /** Waits for a place; the result gives it back. */
  function take(asked: Pick<Entry, 'asker' | 'cost' | 'isRefusable'>): Promise<Release> {
    const { asker } = asked;
    const { entry, released, leave } = createEntry({ ...asked, place: arrivals++ }, () =>
      queue.delete(entry),
    );
    if (asker.signal?.aborted) leave();
    else {
      asker.signal?.addEventListener('abort', leave, { once: true });
      queue.add(entry);
      startNext();
      if (queue.size > waiting) refuseHeaviest(queue);
    }
    return released;
  }

  return async (work, { cost = 1, asker = currentAsker(), isRefusable = true } = {}) => {
    requireBudget(used.of(askerKey(asker)), budgetMs, halfLifeMs);
    const release = await take({ asker, cost, isRefusable });
    let spentMs: number | null = null;
    const spent: Turn['spent'] = (milliseconds) => {
      spentMs = milliseconds;
    };
    try {
      return await work({ signal: asker.signal, spent });
    } finally {
      release(spentMs);
    }
  };
}

/** Work that waits: `released` resolves when it is started, and rejects when it is refused or its client disconnects. */
function createEntry(asked: Omit<Entry, 'start' | 'refuse'>, onLeave: () => void) {
  const { promise: released, resolve, reject } = Promise.withResolvers<Release>();
  const leave = () => {
    onLeave();
    reject(new ApiError(errorCode.overloaded, { cause: 'The client has disconnected.', retryAfter }));
  };
  const settle = () => asked.asker.signal?.removeEventListener('abort', leave);
  const entry: Entry = {
    ...asked,
    start(release) {
      settle();
      resolve(release);
    },
    refuse(error) {
      settle();
      reject(error);
    },
  };
  return { entry, released, leave };
}

interface PlacesOptions {
  running: number;
  used: ReturnType<typeof createUsage>;
  now: () => number;
  /** Called when a place is given back. */
  onFree: () => void;
}

/** The places of running work, by network; records the time that the work used. */
function createPlaces({ running, used, now, onFree }: PlacesOptions) {
  const held = createCounter();
  let free = running;
  return {
    areFree: () => free > 0,
    heldBy: held.of,
    hold(asker: Asker, cost: number): Release {
      free -= 1;
      held.add(asker.network);
      const keys = [networkKey(asker), askerKey(asker)];
      // Counted before it runs, so that several at once do not seem free.
      for (const key of keys) used.add(key, cost);
      const began = now();
      return (spent) => {
        for (const key of keys) used.add(key, (spent ?? now() - began) - cost);
        free += 1;
        held.remove(asker.network);
        onFree();
      };
    },
  };
}

/** Makes room in a full queue. */
function refuseHeaviest(queue: Set<Entry>): void {
  const worst = heaviestOf([...queue].filter(({ isRefusable }) => isRefusable));
  if (worst === null) return;
  queue.delete(worst);
  worst.refuse(new ApiError(errorCode.overloaded, { retryAfter }));
}

/** Counts by key; a key without any takes no memory. */
function createCounter() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string) => void counts.set(key, of(key) + 1),
    remove(key: string): void {
      if (of(key) > 1) counts.set(key, of(key) - 1);
      else counts.delete(key);
    },
  };
}

const networkKey = ({ network }: Asker): string => `network ${network}`;
const askerKey = ({ network, who }: Asker): string => `asker ${network} ${who}`;

/** The newest entry of the network with most waiting, and in it of the asker with most. */
function heaviestOf(queue: readonly Entry[]): Entry | null {
  const counts = new Map<string, number>();
  for (const { asker } of queue)
    for (const key of [networkKey(asker), askerKey(asker)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return firstBy(queue, ({ asker, place }) => [
    -(counts.get(networkKey(asker)) ?? 0),
    -(counts.get(askerKey(asker)) ?? 0),
    -place,
  ]);
}

/** Refuses with 40006 whoever has used up their budget, until enough of it is forgotten. */
function requireBudget(usedMs: number, budgetMs: number, halfLifeMs: number): void {
  const excess = usedMs / budgetMs;
  if (excess < 1) return;
  const seconds = Math.max(1, Math.ceil((Math.log2(excess) * halfLifeMs) / 1_000));
  throw new ApiError(errorCode.tooManyAttempts, { retryAfter: seconds });
}

/** The entry whose rank is lowest, compared number by number. */
function firstBy(entries: readonly Entry[], rankOf: (entry: Entry) => readonly number[]): Entry | null {
  let best: { entry: Entry; rank: readonly number[] } | null = null;
  for (const entry of entries) {
    const rank = rankOf(entry);
    if (best === null || isBefore(rank, best.rank)) best = { entry, rank };
  }
  return best?.entry ?? null;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
