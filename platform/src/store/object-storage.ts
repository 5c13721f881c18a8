import type { Availability } from './watch-bucket.ts';

/**
 * Storage interface of a release store: disk or bucket. Keys are paths without a leading slash. Concurrency control
 * relies on `create` alone: it resolves with true for exactly one of any number of writers.
 */
export interface ObjectStorage {
  /** A local folder: the store itself, or the local copies of a remote one. */
  folder: string;
  /** For a remote storage only. */
  availability?: Availability;
  /** Null: no such object. */
  read(key: string): Promise<Buffer | null>;
  /** Exclusive create. False if it exists, unchanged. Durable once resolved. */
  create(key: string, body: string | Uint8Array): Promise<boolean>;
  write(key: string, body: string | Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Names directly below `prefix`, folders included, sorted; with `after`, only later ones. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Adds a folder under `key`, the file `last` after all others. False if it exists. */
  addFolder(made: string, key: string, last: string): Promise<boolean>;
  /** Local path of that folder; null if there is none. */
  openFolder(key: string, last: string): Promise<string | null>;
  /** Removes `first`, calls `isFree`, and then removes the folder or restores `first`. True if removed. */
  removeFolder(key: string, first: string, isFree: () => Promise<boolean>): Promise<boolean>;
  /**
   * Removes incomplete writes older than `age` milliseconds; returns how many. A folder directly below one of `parents`
   * is incomplete without `last`.
   */
  sweep(age: number, parents: readonly string[], last: string): Promise<number>;
}
