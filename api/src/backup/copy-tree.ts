import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Path below the backup's folder → what the file holds. */
export type CopiedFiles = Map<string, { bytes: number; sha256: string }>;

export interface CopyTree {
  from: string;
  to: string;
  /** Path of `to` below the backup's folder. */
  below: string;
  /** Names are below `from`, with slashes. */
  isSkipped?(name: string): boolean;
  /** Folders whose content is copied before that of the others. */
  first?: readonly string[];
}

/**
 * Copies a folder while others write to it: files deleted meanwhile are skipped; a second call copies only new and
 * changed files. Preserves modes.
 */
export async function copyTree(
  { from, to, below, isSkipped = () => false, first = [] }: CopyTree,
  copied: CopiedFiles,
  name = '',
): Promise<void> {
  const source = join(from, name);
  const folder = await stat(source).catch(ignoreMissing);
  if (!folder) return;
  await mkdir(join(to, name), { recursive: true });
  await chmod(join(to, name), folder.mode);
  const entries = (await readdir(source, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const rankOf = (own: string) => (first.includes(own) ? 0 : 1);
  entries.sort((a, b) => rankOf(a.name) - rankOf(b.name));
  for (const entry of entries) {
    const own = name === '' ? entry.name : `${name}/${entry.name}`;
    if (isSkipped(own)) continue;
    if (entry.isDirectory()) await copyTree({ from, to, below, isSkipped }, copied, own);
    else if (entry.isFile()) await copyOne(join(from, own), join(to, own), join(below, own), copied);
  }
}

async function copyOne(from: string, to: string, path: string, copied: CopiedFiles): Promise<void> {
  const [now, before] = [await stat(from).catch(ignoreMissing), await stat(to).catch(ignoreMissing)];
  if (!now || (before && before.size === now.size && before.mtimeMs >= now.mtimeMs)) return;
  try {
    await copyFile(from, to);
  } catch (error) {
    return void ignoreMissing(error);
  }
  copied.set(path, await describeFile(to));
}

/** Size and hash of a file, as the manifest has them. */
export async function describeFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
