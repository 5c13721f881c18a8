import { isUnavailable } from '../contract/operation-error.ts';
import { createDirectoryStorage } from './directory-storage.ts';
import type { ObjectStorage } from './object-storage.ts';

/** Chains of documents, of which the newest is kept. */
const chains = ['live', 'canary', 'flags'];
const folderOf = (key: string): string => key.split('/', 1)[0] ?? '';
const isRelease = (key: string): boolean => key.endsWith('/release.json');

/**
 * A remote storage with copies in a local folder. It copies the newest live pointer, canaries, flags and sets as they
 * are read. While the remote is unavailable it reads the copies, and the releases that were opened. So a gateway serves
 * what its machine last knew, also if it is started meanwhile. Writes, and everything else, reject as before.
 */
export function withLocalCopies(storage: ObjectStorage): ObjectStorage {
  const copies = createDirectoryStorage(storage.folder);
  const copyOf = (key: string) => `kept/${key}`;
  const written = new Set<string>();
  let writing: Promise<unknown> = Promise.resolve();

  async function keep(key: string, body: Buffer): Promise<void> {
    const chain = folderOf(key);
    if (chains.includes(chain)) {
      const name = key.slice(chain.length + 1);
      const others = await copies.list(copyOf(chain));
      if (others.some((other) => other > name)) return;
      await copies.write(copyOf(key), body);
      for (const other of others) if (other < name) await copies.remove(copyOf(`${chain}/${other}`));
    } else await copies.write(copyOf(key), body);
  }

  function keepOnce(key: string, body: Buffer): void {
    if (written.has(key)) return;
    written.add(key);
    // A copy is a convenience: a full disk must not fail the read.
    writing = writing.then(() => keep(key, body)).catch(() => written.delete(key));
  }

  const isKept = (key: string) => [...chains, 'sets'].includes(folderOf(key));

  return {
    ...storage,
    async read(key) {
      try {
        const body = await storage.read(key);
        if (body && isKept(key)) keepOnce(key, body);
        return body;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const copy = await copies.read(isRelease(key) ? key : copyOf(key));
        // Without a copy: of a chain there is nothing newer, as far as this machine knows; of the rest it knows nothing.
        if (copy || chains.includes(folderOf(key))) return copy;
        throw error;
      }
    },
    async list(prefix, after) {
      try {
        return await storage.list(prefix, after);
      } catch (error) {
        if (!isUnavailable(error) || !chains.includes(prefix)) throw error;
        const names = await copies.list(copyOf(prefix), after);
        // A site need have no canary and no flags, but something is live: else this machine knows nothing.
        if (prefix === 'live' && names.length === 0) throw error;
        return names;
      }
    },
  };
}
