import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStorage } from './object-storage.ts';

/** Objects as files of a folder, shared by several processes. Drafts are named `.making-…`. */
export function createDirectoryStorage(folder: string): ObjectStorage {
  const at = (key: string) => join(folder, key);

  return {
    folder,
    read: (key) => readFile(at(key)).catch(nullIfMissing),
    async create(key, body) {
      const draft = await writeDraft(folder, key, body);
      try {
        // `link` is exclusive: unlike a rename it never overwrites.
        await link(draft, at(key));
        await syncFolder(dirname(at(key)));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async write(key, body) {
      const draft = await writeDraft(folder, key, body);
      try {
        await rename(draft, at(key));
        await syncFolder(dirname(at(key)));
      } finally {
        await rm(draft, { force: true });
      }
    },
    remove: (key) => rm(at(key), { force: true }),
    async list(prefix, after = '') {
      const names = (await readdir(at(prefix)).catch(nullIfMissing)) ?? [];
      return names.filter((name) => !name.startsWith('.') && name > after).sort();
    },
    async addFolder(made, key) {
      await mkdir(dirname(at(key)), { recursive: true });
      try {
        await rename(made, at(key));
        await syncFolder(dirname(at(key)));
        return true;
      } catch (error) {
        if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
        await rm(made, { recursive: true });
        return false;
      }
    },
    openFolder: async (key, last) =>
      (await stat(join(at(key), last)).catch(nullIfMissing)) === null ? null : at(key),
    removeFolder: (key, _first, isFree) => removeIfFree(folder, key, isFree),
    sweep: (age) => sweepDrafts(folder, age),
  };
}

/** Writes `body` to a draft beside its later place, durably, and returns its path. */
async function writeDraft(folder: string, key: string, body: string | Uint8Array): Promise<string> {
  await mkdir(dirname(join(folder, key)), { recursive: true });
  const draft = join(folder, `.making-${randomUUID()}`);
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
    return draft;
  } catch (error) {
    // Clean up: a full disk would fill further with each attempt.
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Moves a folder aside, so that nobody opens it, and removes it or moves it back. */
async function removeIfFree(folder: string, key: string, isFree: () => Promise<boolean>): Promise<boolean> {
  const [path, aside] = [join(folder, key), join(folder, `.making-${randomUUID()}`)];
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    throw error;
  }
  if (await isFree()) {
    await rm(aside, { recursive: true });
    return true;
  }
  await rename(aside, path);
  return false;
}

/** Removes drafts older than `age` milliseconds: those of processes that have ended. Returns their number. */
async function sweepDrafts(folder: string, age: number): Promise<number> {
  let swept = 0;
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    if (!name.startsWith('.making-')) continue;
    const made = await stat(join(folder, name)).catch(nullIfMissing);
    if (!made || Date.now() - made.mtimeMs < age) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** fsync of the folder makes a new name durable. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
  throw error;
}
