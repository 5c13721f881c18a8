/**
 * What a release store needs of a disk or a bucket. Keys are paths without a leading slash. All that decides between
 * two writers is `create`: it resolves with true for exactly one of any number of writers.
 */
export interface ObjectStorage {
  /** A folder of this machine: the store itself, or the local copies of a remote one. */
  folder: string;
  /** Null: there is no such object. */
  read(key: string): Promise<Buffer | null>;
  /** False: there is one already, and it stays as it is. Durable once it resolves. */
  create(key: string, body: string | Uint8Array): Promise<boolean>;
  write(key: string, body: string | Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Names directly below `prefix`, folders too, sorted; those after `after` only, where it is given. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Puts a whole folder under `key`, `last` after everything else. False: there is one already. */
  addFolder(made: string, key: string, last: string): Promise<boolean>;
  /** Where that folder can be read on this machine; null when there is none. */
  openFolder(key: string, last: string): Promise<string | null>;
  /** Takes `first` away, asks `isFree`, and then removes the folder or puts `first` back. True: it is gone. */
  removeFolder(key: string, first: string, isFree: () => Promise<boolean>): Promise<boolean>;
  /**
   * Removes what writers that died left half done, once it is older than `age` milliseconds; says how many. A folder
   * directly below one of `parents` is half done while it has no `last`.
   */
  sweep(age: number, parents: readonly string[], last: string): Promise<number>;
}
