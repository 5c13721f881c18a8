import { join } from 'node:path';
import { type Release, release } from '@jobharbor/shared/remote/discovery';
import { type Canaries, canariesIn, isRunning } from '../contract/canaries.ts';
import {
  type Canary,
  type CanaryLink,
  canaryLink,
  type DeployToken,
  deployToken,
  type LivePointer,
  type LogEntry,
  livePointer,
  logEntry,
  type Pin,
  pin,
  type ReleaseSet,
  releaseSet,
} from '../contract/documents.ts';
import { type FlagDocument, flagDocument, noFlags } from '../contract/flag-schemas.ts';
import type { LogCheck } from '../contract/log-check.ts';
import { createChain } from './chain.ts';
import { checkLog } from './check-log.ts';
import { createDirectoryStorage } from './directory-storage.ts';
import { explainWriteErrors } from './explain-write-errors.ts';
import { liveFromLog } from './live-from-log.ts';
import type { ObjectStorage } from './object-storage.ts';
import { readOrWarn } from './read-or-warn.ts';

/**
 * Releases, sets, deployment state and log, in a folder or bucket: `{name}/{version}/release.json` beside `client/` and
 * `server/`, `sets/{id}.json`, `live/{revision}.json`, `canary/{revision}.json`, `flags/{revision}.json`, `pins/`,
 * `tokens/`, `log/{seq}.json`. Releases and sets are immutable; mutable state is a chain, whose newest document counts.
 */
export interface ReleaseStore {
  /** Local folder below which `openRelease` puts `{name}/{version}/`; the store itself if it is local. */
  folder: string;
  /** For other data beside the releases (health). */
  storage: ObjectStorage;
  /** Local folder of a release, downloaded at the first call; null if it does not exist. */
  openRelease(name: string, version: string): Promise<string | null>;
  readRelease(name: string, version: string): Promise<Release>;
  hasRelease(name: string, version: string): Promise<boolean>;
  versionsOf(name: string): Promise<string[]>;
  /** Packages with a release. */
  listPackages(): Promise<string[]>;
  /** Moves a finished folder into its place. Idempotent for an identical release. */
  addRelease(made: string, name: string, version: string): Promise<void>;
  /** Removes a release unless `isFree` returns false at the end. True if removed. */
  removeRelease(name: string, version: string, isFree: () => Promise<boolean>): Promise<boolean>;
  /** Removes incomplete writes older than `age` milliseconds; returns how many. */
  sweep(age: number): Promise<number>;
  /** Rejects if it does not exist. */
  readSet(id: string): Promise<ReleaseSet>;
  hasSet(id: string): Promise<boolean>;
  addSet(set: ReleaseSet): Promise<void>;
  /** Newest first. */
  listSets(): Promise<ReleaseSet[]>;
  removeSet(id: string): Promise<void>;
  /** Null before the first publish. */
  readLive(): Promise<LivePointer | null>;
  /** Moves the pointer if it is unchanged since `from` was read (optimistic locking); false on a conflict. */
  moveLive(from: LivePointer | null, to: Omit<LivePointer, 'revision'>): Promise<boolean>;
  /** History of the pointer, oldest first. */
  liveHistory(): Promise<LivePointer[]>;
  /** Running canaries, and the one that ended last. */
  readCanaries(): Promise<Canaries>;
  /** Replaces the canaries if unchanged since `from` was read; false on a conflict. */
  moveCanaries(from: Canaries, to: readonly Canary[]): Promise<boolean>;
  /** History of `readCanaries`, oldest first. */
  canaryHistory(): Promise<Canary[][]>;
  /** Overrides of flags; null without any. */
  readFlags(): Promise<FlagDocument | null>;
  /** Writes the next document if `from` is still the newest; false on a conflict. */
  moveFlags(from: FlagDocument | null, to: Omit<FlagDocument, 'revision'>): Promise<boolean>;
  pins: {
    list(): Promise<Pin[]>;
    add(pin: Pin): Promise<void>;
    remove(set: string): Promise<void>;
  };
  tokens: {
    list(): Promise<DeployToken[]>;
    put(token: DeployToken): Promise<void>;
  };
  /** Dashboard sessions that were revoked before they expired. */
  endedSessions: {
    add(session: EndedSession): Promise<void>;
    has(session: EndedSession): Promise<boolean>;
    /** Removes expired ones; returns how many. */
    sweep(): Promise<number>;
  };
  log: {
    /** Appends an entry with the next number; returns it once it is durable. */
    append(entry: Omit<LogEntry, 'seq' | 'previous'>): Promise<LogEntry>;
    /** Entries after `after`, oldest first; at most the newest `limit` of them. */
    read(options?: { after?: number; limit?: number }): Promise<LogEntry[]>;
    /** Verifies the hash chain. Reads all entries. */
    check(): Promise<LogCheck>;
  };
}

/** `until` in seconds since 1970. */
export interface EndedSession {
  id: string;
  until: number;
}

/** A store in a folder of this machine. */
export const createReleaseStore = (folder: string): ReleaseStore =>
  releaseStoreOn(explainWriteErrors(createDirectoryStorage(folder)));

const form = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Throws on path traversal: names come from URLs and request bodies. */
function safe(name: string): string {
  if (!form.test(name) || name.includes('..')) throw new Error(`“${name}” is no name of the release store.`);
  return name;
}

export function releaseStoreOn(storage: ObjectStorage): ReleaseStore {
  const log = createChain(storage, 'log', (value) => logEntry.parse(value));
  return {
    folder: storage.folder,
    storage,
    ...releasesIn(storage),
    ...setsIn(storage),
    ...liveIn(storage, log),
    ...canariesOf(storage),
    ...flagsIn(storage),
    ...rightsIn(storage),
    log: logOf(log),
  };
}

async function readJson(storage: ObjectStorage, key: string): Promise<unknown> {
  const body = await storage.read(key);
  try {
    return body && JSON.parse(body.toString());
  } catch (cause) {
    throw new Error(`${key} of the release store cannot be read: it holds no JSON.`, { cause });
  }
}

async function readAll<T>(
  storage: ObjectStorage,
  prefix: string,
  parse: (value: unknown) => T,
): Promise<T[]> {
  const names = await storage.list(prefix);
  const bodies = await Promise.all(
    names.map(async (name) => ({
      key: `${prefix}/${name}`,
      body: await storage.read(`${prefix}/${name}`),
    })),
  );
  return bodies.flatMap(({ key, body }) => {
    const { value } = body
      ? readOrWarn(join(storage.folder, key), () => ({ value: parse(JSON.parse(body.toString())) }))
      : {};
    return value === undefined ? [] : [value];
  });
}

function releasesIn(storage: ObjectStorage) {
  const file = 'release.json';
  const folderOf = (name: string, version: string) => `${safe(name)}/${safe(version)}`;
  const listPackages = async () => (await storage.list('')).filter((name) => /^(?:shell|mfe-.+)$/.test(name));
  return {
    listPackages,
    openRelease: async (name, version) => storage.openFolder(folderOf(name, version), file),
    async readRelease(name, version) {
      const value = await readJson(storage, `${folderOf(name, version)}/${file}`);
      if (value === null) throw new Error(`There is no release ${name} ${version} in the store.`);
      return release.parse(value);
    },
    hasRelease: async (name, version) => (await storage.read(`${folderOf(name, version)}/${file}`)) !== null,
    versionsOf: (name) => storage.list(safe(name)),
    async addRelease(made, name, version) {
      await storage.addFolder(made, folderOf(name, version), file);
    },
    removeRelease: (name, version, isFree) => storage.removeFolder(folderOf(name, version), file, isFree),
    sweep: async (age) => storage.sweep(age, await listPackages(), file),
  } satisfies Partial<ReleaseStore>;
}

function setsIn(storage: ObjectStorage) {
  const keyOf = (id: string) => `sets/${safe(id)}.json`;
  return {
    async readSet(id) {
      const value = await readJson(storage, keyOf(id));
      if (value === null) throw new Error(`There is no set ${id}: it was never made, or it was collected.`);
      return releaseSet.parse(value);
    },
    hasSet: async (id) => (await storage.read(keyOf(id))) !== null,
    async addSet(set) {
      await storage.create(keyOf(set.id), JSON.stringify(set, null, 2));
    },
    listSets: async () =>
      (await readAll(storage, 'sets', (value) => releaseSet.parse(value))).sort(
        (a, b) => b.created_at - a.created_at,
      ),
    removeSet: (id) => storage.remove(keyOf(id)),
  } satisfies Partial<ReleaseStore>;
}

type LogChain = ReturnType<typeof createChain<LogEntry>>;

function liveIn(storage: ObjectStorage, log: LogChain) {
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

function canariesOf(storage: ObjectStorage) {
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

function flagsIn(storage: ObjectStorage) {
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

function rightsIn(storage: ObjectStorage) {
  const endedKey = ({ id, until }: EndedSession) => `ended-sessions/${safe(`${until}.${id}`)}`;
  return {
    pins: {
      list: () => readAll(storage, 'pins', (value) => pin.parse(value)),
      add: (made) => storage.write(`pins/${safe(made.set)}.json`, JSON.stringify(made)),
      remove: (set) => storage.remove(`pins/${safe(set)}.json`),
    },
    tokens: {
      list: () => readAll(storage, 'tokens', (value) => deployToken.parse(value)),
      put: (token) => storage.write(`tokens/${safe(token.id)}.json`, JSON.stringify(token)),
    },
    endedSessions: {
      add: (session) => storage.write(endedKey(session), ''),
      has: async (session) => (await storage.read(endedKey(session))) !== null,
      async sweep() {
        const expired = (await storage.list('ended-sessions')).filter(
          (name) => Number.parseInt(name, 10) * 1_000 < Date.now(),
        );
        for (const name of expired) await storage.remove(`ended-sessions/${name}`);
        return expired.length;
      },
    },
  } satisfies Partial<ReleaseStore>;
}

const logOf = (log: LogChain): ReleaseStore['log'] => ({
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
