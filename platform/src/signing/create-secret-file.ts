import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a file that only its owner reads, unless it exists: of several processes that start at once, all read the
 * content of the first. Atomic, so that a full disk leaves no empty file; an empty one, left by an earlier version, is
 * replaced.
 */
export async function createSecretFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if ((await stat(path).catch(() => null))?.size === 0) await rm(path, { force: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
