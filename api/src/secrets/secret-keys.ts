import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretKey } from './secret-box.ts';

const fileName = 'secret-keys';
const form = /^([\w-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/;

/** Reads `id:key, id:key`, each key 32 bytes in base64; throws where one is not. */
export function parseSecretKeys(text: string, name = 'SECRET_KEYS'): SecretKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry): SecretKey => {
      const [, id = '', encoded = ''] = form.exec(entry) ?? [];
      const key = Buffer.from(encoded, 'base64');
      if (id === '' || key.length !== 32)
        throw new Error(`${name} takes id:key, with commas; a key is 32 random bytes in base64.`);
      return { id, key };
    });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error(`${name} names one id twice; a new key takes a new id.`);
  return keys;
}

/**
 * Keys from the setting, the first of which encrypts. Default: a key in the data folder, created at the first start and
 * readable by this user only. With both, the folder's key still decrypts.
 */
export async function loadSecretKeys(
  configured: readonly SecretKey[],
  dataFolder: string,
): Promise<[SecretKey, ...SecretKey[]]> {
  const path = join(dataFolder, fileName);
  const [first, ...others] = configured;
  const stored = await readKeys(path);
  if (first !== undefined) {
    const ids = new Set(configured.map(({ id }) => id));
    return [first, ...others, ...stored.filter(({ id }) => !ids.has(id))];
  }
  const [own, ...older] = stored.length > 0 ? stored : await makeKey(dataFolder, path);
  if (own === undefined) throw new Error(`${path} holds no key.`);
  return [own, ...older];
}

async function readKeys(path: string): Promise<SecretKey[]> {
  try {
    return parseSecretKeys(await readFile(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Atomic create: of several processes that start at once, all get the key of the first. */
async function makeKey(folder: string, path: string): Promise<SecretKey[]> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  return readKeys(path);
}
