import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { list, type ReadEntry } from 'tar';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';
import { releaseLimit } from './pack-release.ts';

const named = z.object({ name: z.string() });
/** Maximum size of a `release.json`: ten thousand files need half of it. */
export const manifestBytes = 4 * 2 ** 20;

/**
 * The package name in a packed release, without unpacking. `packRelease` puts `release.json` first; otherwise the archive
 * is read up to it, within the limits.
 */
export async function readPackedName(archive: Readable): Promise<string> {
  const done = new AbortController();
  const parts: Buffer[] = [];
  let [unpacked, files, isFound] = [0, 0, false];
  const entries = list({
    onReadEntry(entry: ReadEntry) {
      files += 1;
      unpacked += entry.size;
      const isManifest = entry.path === 'release.json' && entry.type === 'File';
      const isTooMuch =
        unpacked > releaseLimit.unpacked ||
        files > releaseLimit.files ||
        (isManifest && entry.size > manifestBytes);
      if (isTooMuch) return done.abort();
      if (isManifest) {
        entry.on('data', (part: Buffer) => void parts.push(part));
        entry.on('end', () => {
          isFound = true;
          done.abort();
        });
      }
      entry.resume();
    },
  });
  await pipeline(archive, entries, { signal: done.signal }).catch(() => undefined);
  try {
    if (isFound) return named.parse(JSON.parse(Buffer.concat(parts).toString())).name;
  } catch {
    // Reported below.
  }
  throw new OperationError(
    'invalid',
    'This is no packed release. Send it with pnpm release NAME --against URL.',
  );
}
