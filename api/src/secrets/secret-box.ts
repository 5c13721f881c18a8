import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SecretKey {
  /** Unencrypted prefix of values that were encrypted with the key. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** Authenticated encryption of secrets in the database. */
export interface SecretBox {
  /** `context` identifies the row (associated data): a ciphertext cannot be moved to another row. */
  seal(text: string, context: string): string;
  /** Decrypts; values stored in plain text are returned unchanged. Throws for an unknown key or a modified text. */
  open(stored: string, context: string): string;
  /** Prefix of everything that the newest key sealed. */
  readonly currentPrefix: string;
}

const version = 'v1';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The first key encrypts; all of them decrypt (key rotation). */
export function createSecretBox(keys: readonly [SecretKey, ...SecretKey[]]): SecretBox {
  const [newest] = keys;
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const currentPrefix = `${version}.${newest.id}.`;
  return {
    currentPrefix,
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, newest.key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return currentPrefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(stored, context) {
      if (!stored.startsWith(`${version}.`)) return stored;
      const [, id = '', payload = ''] = stored.split('.');
      const key = byId.get(id);
      if (key === undefined)
        throw new Error(
          `A stored secret needs the key "${id}", which neither SECRET_KEYS nor the data folder has.`,
        );
      const bytes = Buffer.from(payload, 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
