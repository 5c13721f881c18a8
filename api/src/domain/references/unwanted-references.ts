import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { isLinkSignature, readSigningKey, signLink } from '../common/link-signature.ts';

/** Keyed, so that nobody finds an address by trying: the key is in the database, and not in its answers. */
const hashOf = (key: Buffer, emailKey: string): string => signLink(key, `address ${emailKey}`);

/**
 * Token that ends these mails to an address: its keyed hash with a signature. It needs no other row, so that it works after
 * the reference or its account is deleted.
 */
export async function stopTokenOf(db: Db, emailKey: string): Promise<string> {
  const key = await readSigningKey(db, 'references');
  const hash = hashOf(key, emailKey);
  return `${hash}.${signLink(key, `stop ${hash}`)}`;
}

/** Throws 42002 for a token that the site did not make. */
export async function checkStopToken(db: Db, token: string): Promise<{ addressHash: string }> {
  const [addressHash = '', signature = ''] = token.split('.');
  const key = await readSigningKey(db, 'references');
  if (!isLinkSignature(key, `stop ${addressHash}`, signature)) throw new ApiError(errorCode.linkExpired);
  return { addressHash };
}

/** Idempotent. */
export async function stopReferences(db: Db, token: string, now: Date): Promise<void> {
  const { addressHash } = await checkStopToken(db, token);
  await db
    .insertInto('unwanted_references')
    .values({ address_hash: addressHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function wantsNoReferences(db: Db, emailKey: string): Promise<boolean> {
  const addressHash = hashOf(await readSigningKey(db, 'references'), emailKey);
  const row = await db
    .selectFrom('unwanted_references')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}
