import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, release } from '@jobharbor/shared/remote/discovery';
import { type LivePointer, livePointer, type ReleaseSet, releaseSet } from './documents.ts';

/**
 * Releases, sets and the pointer to the live set, in a folder:
 * `{name}/{version}/release.json` beside `client/` and `server/`, `sets/{id}.json`, `live.json`.
 * Releases and sets never change once written; only the pointer moves, by an atomic rename.
 */
export interface ReleaseStore {
  folder: string;
  folderOf(name: string, version: string): string;
  readRelease(name: string, version: string): Promise<Release>;
  hasRelease(name: string, version: string): Promise<boolean>;
  versionsOf(name: string): Promise<string[]>;
  /** Moves a finished folder into its place. Somebody else's identical release wins silently. */
  addRelease(made: string, name: string, version: string): Promise<void>;
  readSet(id: string): Promise<ReleaseSet>;
  addSet(set: ReleaseSet): Promise<void>;
  /** Null while nothing has been published. */
  readLive(): Promise<LivePointer | null>;
  /** Moves the pointer if it still stands at `from`; false: somebody moved it, read again. */
  moveLive(from: string | null, pointer: LivePointer): Promise<boolean>;
}

export function createReleaseStore(folder: string): ReleaseStore {
  const at = (...parts: string[]) => join(folder, ...parts);
  const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

  async function writeAtomically(path: string, value: unknown) {
    const draft = `${path}.${process.pid}.${Date.now()}`;
    await writeFile(draft, JSON.stringify(value, null, 2));
    await rename(draft, path);
  }

  async function readLive() {
    try {
      return livePointer.parse(await json(at('live.json')));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    folder,
    folderOf: (name, version) => at(name, version),
    readRelease: async (name, version) => release.parse(await json(at(name, version, 'release.json'))),
    async hasRelease(name, version) {
      return (await this.versionsOf(name)).includes(version);
    },
    async versionsOf(name) {
      try {
        return (await readdir(at(name))).filter((version) => !version.startsWith('.'));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async addRelease(made, name, version) {
      await mkdir(at(name), { recursive: true });
      try {
        await rename(made, at(name, version));
      } catch (error) {
        if (!(await this.hasRelease(name, version))) throw error;
        await rm(made, { recursive: true });
      }
    },
    readSet: async (id) => releaseSet.parse(await json(at('sets', `${id}.json`))),
    async addSet(set) {
      await mkdir(at('sets'), { recursive: true });
      await writeAtomically(at('sets', `${set.id}.json`), set);
    },
    readLive,
    async moveLive(from, pointer) {
      return withLock(at('live.lock'), async () => {
        const live = await readLive();
        if ((live?.set ?? null) !== from) return false;
        await writeAtomically(at('live.json'), pointer);
        return true;
      });
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const lockPatience = 5_000;

/** A folder is made by one process only: the oldest lock there is. One left by a dead process is taken after a while. */
async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + lockPatience;
  for (;;) {
    try {
      await mkdir(path);
      break;
    } catch {
      if (Date.now() > until) await rm(path, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
