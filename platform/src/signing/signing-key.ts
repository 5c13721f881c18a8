import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecretFile } from './create-secret-file.ts';

const bytes = 32;

/**
 * Key that signs sessions, pinned sets and overrides. `JOBHARBOR_PLATFORM_KEY` (64 hexadecimal digits) if several
 * machines serve one site; else `platform-key` in the data folder, created at the first start.
 */
export async function ensureSigningKey(dataFolder: string): Promise<Buffer> {
  const given = process.env.JOBHARBOR_PLATFORM_KEY;
  if (given !== undefined && given !== '') {
    if (/^[0-9a-f]{64,}$/i.test(given)) return Buffer.from(given, 'hex');
    throw new Error('JOBHARBOR_PLATFORM_KEY has to be at least 64 hexadecimal digits.');
  }
  const path = join(dataFolder, 'platform-key');
  return (await readKey(path)) ?? (await writeKey(path));
}

async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const key = Buffer.from(text?.trim() ?? '', 'hex');
  return key.length === bytes ? key : undefined;
}

async function writeKey(path: string): Promise<Buffer> {
  await createSecretFile(path, `${randomBytes(bytes).toString('hex')}\n`);
  const key = await readKey(path);
  if (key === undefined) throw new Error(`${path} holds no key of ${bytes * 2} hexadecimal digits.`);
  return key;
}
