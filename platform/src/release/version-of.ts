import { createHash } from 'node:crypto';

interface Content {
  /** Version of the package itself. */
  base: string;
  /** All content of the release, in a fixed order. */
  parts: readonly (string | Buffer)[];
  /** Id of the key that signs the release (`keyIdOf`); null: unsigned. */
  signer: string | null;
}

/**
 * Version of a release: the package's own with a hash of its content and of its signer. Releases are immutable: with the
 * same version, one that was refused for its signature could never be signed by another key.
 */
export function versionOf({ base, parts, signer }: Content): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  if (signer !== null) hash.update(`\nsigned by ${signer}`);
  return `${base}-${hash.digest('hex').slice(0, 12)}`;
}
