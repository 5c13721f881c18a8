import { createHash, type KeyObject } from 'node:crypto';
import { CompactSign } from 'jose';
import { publicJwk } from './archive-key.ts';
import { type ArchiveManifest, signatureFile } from './archive-manifest.ts';

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The signature over the names, sizes and SHA-256 digests of all files, as the file `manifest.jws`. */
export async function signArchive(
  files: Readonly<Record<string, Uint8Array>>,
  { key, site, now }: { key: KeyObject; site: string; now: Date },
): Promise<Record<string, Uint8Array>> {
  const manifest: ArchiveManifest = {
    ...{ version: 1, site, created_at: now.toISOString() },
    files: Object.fromEntries(
      Object.entries(files)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, bytes]) => [name, { size: bytes.length, sha256: digestOf(bytes) }]),
    ),
  };
  const encoder = new TextEncoder();
  const { kid } = await publicJwk(key);
  const signed = await new CompactSign(encoder.encode(JSON.stringify(manifest)))
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'archive+jws' })
    .sign(key);
  return { [signatureFile]: encoder.encode(signed) };
}
