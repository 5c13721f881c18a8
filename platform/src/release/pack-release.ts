import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract, type ReadEntry } from 'tar';
import { OperationError } from '../contract/operation-error.ts';
import { writeErrorCode } from '../store/explain-write-errors.ts';

const manifest = 'release.json';

/** Limits of an uploaded release: bytes of the archive, bytes and number of its files. */
export const releaseLimit = { packed: 64 * 2 ** 20, unpacked: 256 * 2 ** 20, files: 10_000 };

/** Packs a release's folder into `archive` as a gzipped tarball, `release.json` first. */
export async function packRelease(folder: string, archive: string): Promise<void> {
  const paths = (await readdir(folder)).sort((a, b) => Number(b === manifest) - Number(a === manifest));
  await pipeline(create({ cwd: folder, gzip: true, portable: true }, paths), createWriteStream(archive));
}

/**
 * Unpacks an uploaded tarball below `folder` while streaming. Rejects for entries that are no files of a release (links,
 * path traversal) and when a limit is exceeded.
 */
export async function unpackRelease(
  upload: Readable,
  folder: string,
  limit: typeof releaseLimit = releaseLimit,
): Promise<void> {
  const refused = new AbortController();
  const refuse = (message: string) => refused.abort(new OperationError('invalid', message));
  const tooLarge = () =>
    refuse(
      `A release has at most ${limit.packed} bytes packed, ${limit.unpacked} bytes unpacked and ${limit.files} files.`,
    );
  let [packed, unpacked, files] = [0, 0, 0];
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      packed += chunk.length;
      if (packed > limit.packed) tooLarge();
      done(null, chunk);
    },
  });
  const unpack = extract({
    cwd: folder,
    strict: true,
    filter(path, found) {
      const entry = found as ReadEntry;
      files += 1;
      unpacked += entry.size;
      if (!isReleaseEntry(path, entry.type)) refuse(`“${path}” is no path of a release.`);
      else if (unpacked > limit.unpacked || files > limit.files) tooLarge();
      return !refused.signal.aborted;
    },
  });
  try {
    await pipeline(upload, meter, unpack, { signal: refused.signal });
  } catch (error) {
    if (writeErrorCode(error) !== undefined) throw error;
    // Handled below: an unreadable archive is as invalid as a refused one.
    if (!refused.signal.aborted)
      refuse('This is no packed release. Send it with pnpm release NAME --against URL.');
  }
  refused.signal.throwIfAborted();
}

/** `release.json`, `release.sigstore.json`, `sbom.cdx.json`, and what is below `client/`, `server/` and `maps/`. */
function isReleaseEntry(path: string, type: string): boolean {
  if (path.includes('\\') || path.split('/').some((part) => part === '..' || part === '.')) return false;
  if (type === 'Directory') return /^(?:client|server|maps)\//.test(path);
  return (
    type === 'File' &&
    /^(?:release\.json|release\.sigstore\.json|sbom\.cdx\.json|(?:client|server|maps)\/.+)$/.test(path)
  );
}
