import { canariesIn, isRunning } from '../contract/canaries.ts';
import { type CanaryLink, canaryLink, type LogEntry, livePointer } from '../contract/documents.ts';
import { flagDocument, noFlags } from '../contract/flag-schemas.ts';
import { createChain } from './chain.ts';
import { checkLog } from './check-log.ts';
import { liveFromLog } from './live-from-log.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { ReleaseStore } from './release-store.ts';

type LogChain = ReturnType<typeof createChain<LogEntry>>;

export function liveIn(storage: ObjectStorage, log: LogChain) {
  const live = createChain(
    storage,
    'live',
    (value) => livePointer.parse(value),
    () => liveFromLog(log),
  );
  return {
    async readLive() {
      const newest = await live.newest();
      return newest ? { ...newest.value, revision: newest.number } : null;
    },
    moveLive: (from, to) => {
      const revision = (from?.revision ?? 0) + 1;
      return live.add(revision, { ...to, revision });
    },
    liveHistory: async () => (await live.since(0)).map(({ value }) => value),
  } satisfies Partial<ReleaseStore>;
}

export function canariesOf(storage: ObjectStorage) {
  const canaries = createChain<CanaryLink | null>(
    storage,
    'canary',
    (value) => canaryLink.parse(value),
    async () => ({ value: null }),
  );
  return {
    async readCanaries() {
      const newest = await canaries.newest();
      return newest
        ? { revision: newest.number, canaries: canariesIn(newest.value) }
        : { revision: 0, canaries: [] };
    },
    moveCanaries: ({ revision: before }, to) => {
      const revision = before + 1;
      const running = to.filter(isRunning);
      const ended = to.filter((one) => !isRunning(one)).sort((a, b) => b.changed_at - a.changed_at);
      const [first, ...others] = [...running, ...ended.slice(0, 1)].map((one) => ({ ...one, revision }));
      if (!first) throw new Error('A canary ends, but is never removed.');
      return canaries.add(revision, { ...first, others });
    },
    canaryHistory: async () => (await canaries.since(0)).map(({ value }) => canariesIn(value)),
  } satisfies Partial<ReleaseStore>;
}

export function flagsIn(storage: ObjectStorage) {
  const flags = createChain(
    storage,
    'flags',
    (value) => flagDocument.parse(value),
    async () => ({ value: noFlags }),
  );
  return {
    async readFlags() {
      const newest = await flags.newest();
      return newest ? { ...newest.value, revision: newest.number } : null;
    },
    moveFlags: (from, to) => {
      const revision = (from?.revision ?? 0) + 1;
      return flags.add(revision, { ...to, revision });
    },
  } satisfies Partial<ReleaseStore>;
}

export const logOf = (log: LogChain): ReleaseStore['log'] => ({
  async append(entry) {
    for (;;) {
      const last = (await log.newest())?.number ?? 0;
      const seq = last + 1;
      const whole = { ...entry, seq, previous: await log.digestOf(last) };
      if (await log.add(seq, whole)) return whole;
    }
  },
  async read({ after = 0, limit = 1_000 } = {}) {
    const newest = (await log.newest())?.number ?? 0;
    return (await log.since(Math.max(after, newest - limit))).map(({ value }) => value);
  },
  check: () => checkLog(log),
});
