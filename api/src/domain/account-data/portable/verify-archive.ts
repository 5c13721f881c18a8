import { createHash } from 'node:crypto';
import { Unzip, UnzipInflate } from 'fflate';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { type ArchiveManifest, archiveManifest, signatureFile } from './archive-manifest.ts';
import { isPlainlyPacked } from './packed-layout.ts';

export type ArchiveProblem =
  | 'not-a-zip'
  | 'repacked'
  | 'unsafe-name'
  | 'too-large'
  | 'unsigned'
  | 'foreign-signature'
  | 'wrong-manifest'
  | 'other-site'
  | 'missing-file'
  | 'extra-file'
  | 'changed-file';

/** Why an archive is refused, and at which file. */
export class RefusedArchive extends Error {
  readonly problem: ArchiveProblem;
  readonly file: string | undefined;
  constructor(problem: ArchiveProblem, file?: string) {
    super(file === undefined ? problem : `${problem}: ${file}`);
    this.problem = problem;
    this.file = file;
  }
}

/** Bounds of what is unpacked, counted while it is: the sizes that an archive states may be wrong. */
export const archiveBounds = { files: 10_000, bytes: 2_000_000_000 };

/** Relative, without `..`, drive, back slash or control character. */
const isSafe = (name: string): boolean =>
  name !== '' &&
  !/[\\:\p{Cc}]/u.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

interface Unpacked {
  digests: Map<string, string>;
  signature: string | null;
}

/** Digests of all files; only the signature is kept in memory. */
function unpack(bytes: Uint8Array, bounds: typeof archiveBounds): Unpacked {
  const digests = new Map<string, string>();
  const signature: Buffer[] = [];
  let total = 0;
  let entries = 0;
  // The unpacker calls again with an error that was thrown, so the first one is kept.
  let first: RefusedArchive | undefined;
  const refuse = (problem: ArchiveProblem, file?: string): RefusedArchive => {
    first ??= new RefusedArchive(problem, file);
    return first;
  };
  const zip = new Unzip((file) => {
    entries += 1;
    if (entries > bounds.files) throw refuse('too-large');
    if (!isSafe(file.name) || digests.has(file.name)) throw refuse('unsafe-name', file.name);
    const hash = createHash('sha256');
    digests.set(file.name, '');
    file.ondata = (error, chunk, isLast) => {
      if (error) throw refuse('not-a-zip', file.name);
      total += chunk.length;
      if (total > bounds.bytes) throw refuse('too-large', file.name);
      hash.update(chunk);
      if (file.name === signatureFile) signature.push(Buffer.from(chunk));
      if (isLast) digests.set(file.name, hash.digest('hex'));
    };
    file.start();
  });
  zip.register(UnzipInflate);
  const step = 64 * 1_024;
  try {
    for (let at = 0; at < bytes.length; at += step)
      zip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    throw error instanceof RefusedArchive ? error : refuse('not-a-zip');
  }
  if (digests.size === 0) throw refuse('not-a-zip');
  return { digests, signature: signature.length === 0 ? null : Buffer.concat(signature).toString() };
}

/**
 * The manifest of an archive that `site` signed with one of `keys`, and whose files are those of the manifest, byte by byte,
 * for every program that unpacks it. Throws {@link RefusedArchive} for any other.
 */
export async function verifyArchive(
  bytes: Uint8Array,
  { keys, site }: { keys: JSONWebKeySet; site: string },
  bounds = archiveBounds,
): Promise<ArchiveManifest> {
  const { digests, signature } = unpack(bytes, bounds);
  if (signature === null) throw new RefusedArchive('unsigned');
  if (!isPlainlyPacked(bytes)) throw new RefusedArchive('repacked');
  const manifest = await readManifest(signature, keys);
  if (manifest.site !== site) throw new RefusedArchive('other-site', manifest.site);
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const digest = digests.get(name);
    if (digest === undefined) throw new RefusedArchive('missing-file', name);
    if (digest !== sha256) throw new RefusedArchive('changed-file', name);
  }
  for (const name of digests.keys())
    if (name !== signatureFile && !Object.hasOwn(manifest.files, name))
      throw new RefusedArchive('extra-file', name);
  return manifest;
}

async function readManifest(signature: string, keys: JSONWebKeySet): Promise<ArchiveManifest> {
  const signed = await compactVerify(signature.trim(), createLocalJWKSet(keys), {
    algorithms: ['EdDSA'],
  }).catch(() => {
    throw new RefusedArchive('foreign-signature');
  });
  try {
    return archiveManifest.parse(JSON.parse(new TextDecoder().decode(signed.payload)));
  } catch {
    throw new RefusedArchive('wrong-manifest');
  }
}
