import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/pools.ts';

/** What links a key signs. */
export type SigningPurpose = 'archive' | 'job-alert' | 'notices' | 'references';

const keys = new WeakMap<object, Map<SigningPurpose, Promise<Buffer>>>();

/** HMAC of the purpose of a link, encoded for a URL. */
export const signLink = (key: Buffer, subject: string): string =>
  signature(key, subject).toString('base64url');

export function isLinkSignature(key: Buffer, subject: string, given: string): boolean {
  const [bytes, right] = [Buffer.from(given, 'base64url'), signature(key, subject)];
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}

const signature = (key: Buffer, subject: string): Buffer =>
  createHmac('sha256', key).update(subject).digest().subarray(0, 24);

/** The signing key from its migration; never rotated, so that links in old mails stay valid. */
export function readSigningKey(db: Db, purpose: SigningPurpose): Promise<Buffer> {
  const known = keys.get(db) ?? new Map<SigningPurpose, Promise<Buffer>>();
  keys.set(db, known);
  let key = known.get(purpose);
  if (key === undefined) {
    key = db
      .selectFrom('signing_keys')
      .select('key')
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow()
      .then((row) => row.key);
    key.catch(() => known.delete(purpose));
    known.set(purpose, key);
  }
  return key;
}
