import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  return (await readKey(path)) ?? (await writeKey(path, dataFolder));
}

async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const key = Buffer.from(text?.trim() ?? '', 'hex');
  return key.length === bytes ? key : undefined;
}

async function writeKey(path: string, dataFolder: string): Promise<Buffer> {
  await mkdir(dataFolder, { recursive: true });
  const key = randomBytes(bytes);
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${key.toString('hex')}\n`);
    await file.close();
    return key;
  } catch (error) {
    // Another gateway was faster: use its key.
    const theirs = await readKey(path);
    if (theirs) return theirs;
    throw error;
  }
}
