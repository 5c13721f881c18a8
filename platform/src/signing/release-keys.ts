import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Names a public key in a signature: SHA-256 of its DER form. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');

/**
 * The private key (PEM: Ed25519 or P-256) that releases made here are signed with, and the id of its public key. Rejects if
 * it cannot be read.
 */
export async function readSigner(file: string): Promise<{ key: KeyObject; id: string }> {
  try {
    const key = createPrivateKey(await readFile(file));
    return { key, id: keyIdOf(createPublicKey(key)) };
  } catch (cause) {
    throw new Error(`RELEASE_SIGNING_KEY: ${file} is no private key in PEM form.`, { cause });
  }
}

const publicKeys = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * The public keys of one PEM file, by id. Several are trusted at once, so that a key can be rotated. Rejects for a file
 * without any: a site that asks for signatures must not publish without.
 */
export async function readTrustedKeys(file: string): Promise<ReadonlyMap<string, KeyObject>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const keys = (text.match(publicKeys) ?? []).map((pem) => createPublicKey(pem));
  if (keys.length === 0) throw new Error(`RELEASE_TRUSTED_KEYS: ${file} holds no public key in PEM form.`);
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}
