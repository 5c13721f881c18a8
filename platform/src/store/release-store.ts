import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Canaries } from '../contract/canaries.ts';
import type { Canary, DeployToken, LivePointer, LogEntry, Pin, ReleaseSet } from '../contract/documents.ts';
import type { FlagDocument } from '../contract/flag-schemas.ts';
import type { LogCheck } from '../contract/log-check.ts';
import type { ObjectStorage } from './object-storage.ts';

/**
 * Releases, sets, deployment state and log, in a folder or bucket: `{name}/{version}/release.json` beside `client/` and
 * `server/`, `sets/{id}.json`, `live/{revision}.json`, `canary/{revision}.json`, `flags/{revision}.json`, `pins/`,
 * `tokens/`, `log/{seq}.json`. Releases and sets are immutable; mutable state is a chain, whose newest document counts.
 * `set-to-prepare.json` is rewritten: a hint, which nothing depends on.
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
