import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/pools.ts';

const keys = new WeakMap<object, Promise<Buffer>>();

/** HMAC of the links in an alert's mails, bound to alert and address. */
export function createAlertToken(key: Buffer, alertId: number, addressKey: string): string {
  return `${alertId}.${signature(key, alertId, addressKey).toString('base64url')}`;
}

export const alertIdOf = (token: string): number => Number(token.split('.')[0]);

export function isTokenOf(key: Buffer, token: string, alertId: number, addressKey: string): boolean {
  const given = Buffer.from(token.split('.')[1] ?? '', 'base64url');
  const right = signature(key, alertId, addressKey);
  return given.length === right.length && timingSafeEqual(given, right);
}

const signature = (key: Buffer, alertId: number, addressKey: string): Buffer =>
  createHmac('sha256', key).update(`${alertId} ${addressKey}`).digest().subarray(0, 24);

/** The signing key from the migration; never rotated, so that links in old mails stay valid. */
export function readAlertKey(db: Db): Promise<Buffer> {
  let key = keys.get(db);
  if (key === undefined) {
    key = db
      .selectFrom('signing_keys')
      .select('key')
      .where('purpose', '=', 'job-alert')
      .executeTakeFirstOrThrow()
      .then((row) => row.key);
    key.catch(() => keys.delete(db));
    keys.set(db, key);
  }
  return key;
}
