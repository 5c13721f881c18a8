import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import type { Visitor } from './visitor.ts';

/** What outlives a restart: the sentences of the last forms do not. */
type Stored = Omit<Visitor, 'notices' | 'seenAt'>;

/** Sessions by the random key of their cookie. */
export interface SessionStore {
  keep(key: string, visitor: Visitor): Promise<void>;
  find(key: string): Promise<Visitor | undefined>;
  /** Stores when the visitor was last here, by which an idle session ends after a restart, too. */
  touch(key: string, now: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes the sessions that nobody has used for the days that the API keeps one. */
  removeExpired(now: number): Promise<void>;
}

/** Milliseconds after which a session that nobody uses has ended at the API. */
export const maxAgeMs = keptDays.sessionDays * 24 * 3_600_000;
const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const algorithm = 'aes-256-gcm';
const cipherKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'form site session', 32));

function seal(key: string, stored: Stored): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, cipherKey(key), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(stored)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function unseal(key: string, sealed: Buffer): Stored {
  const decipher = createDecipheriv(algorithm, cipherKey(key), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString());
}

/**
 * A file for each session, named by the hash of its key and encrypted by the key, which only the visitor's browser has: the
 * files alone give nobody a token. For one process, since a refresh token is valid once.
 */
export function createFileSessionStore(folder: string): SessionStore {
  const pathOf = (key: string): string => join(folder, nameOf(key));
  return {
    async keep(key, { accountId, name, countryKey, token, endsAt }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${pathOf(key)}.${randomBytes(6).toString('hex')}`;
      await writeFile(draft, seal(key, { accountId, name, countryKey, token, endsAt }), { mode: 0o600 });
      await rename(draft, pathOf(key));
    },
    async find(key) {
      // None, or one that is damaged: its person signs in again.
      const stored = await readFile(pathOf(key))
        .then((sealed) => unseal(key, sealed))
        .catch(() => undefined);
      const { mtimeMs } = await stat(pathOf(key)).catch(() => ({ mtimeMs: 0 }));
      return stored && { ...stored, notices: new Map(), seenAt: mtimeMs };
    },
    touch: (key, now) => utimes(pathOf(key), now / 1_000, now / 1_000),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeExpired(now) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
        if (now - mtimeMs > maxAgeMs) await rm(path, { force: true });
      }
    },
  };
}

/** Sessions that end with the program. */
export const noSessionStore: SessionStore = {
  keep: async () => {},
  find: async () => undefined,
  touch: async () => {},
  remove: async () => {},
  removeExpired: async () => {},
};
