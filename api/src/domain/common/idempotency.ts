import { createHash } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';

export interface IdempotentRequest {
  accountId: number;
  /** What is made, for example `resume`: a key of one scope says nothing in another. */
  scope: string;
  key: string | undefined;
  /** What was asked; the same key with something else is refused with 40020. */
  content: (string | Uint8Array)[];
}

const fingerprintOf = (content: IdempotentRequest['content']): Buffer => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(createHash('sha256').update(part).digest());
  return hash.digest();
};

/** Two requests of one account that make something wait for each other until the transaction ends. */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** What this key made before, or null. Call it with the account locked. */
export async function findEarlierResult(tx: Db, request: IdempotentRequest): Promise<number | null> {
  if (request.key === undefined) return null;
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'resource_id'])
    .where('account_id', '=', request.accountId)
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!row.fingerprint.equals(fingerprintOf(request.content))) {
    throw new ApiError(errorCode.idempotencyMismatch);
  }
  return row.resource_id;
}

/** Remembers what this key made, in the transaction that made it. */
export async function rememberResult(tx: Db, request: IdempotentRequest, resourceId: number): Promise<void> {
  if (request.key === undefined) return;
  await tx
    .insertInto('idempotency_keys')
    .values({
      account_id: request.accountId,
      scope: request.scope,
      key: request.key,
      fingerprint: fingerprintOf(request.content),
      resource_id: resourceId,
    })
    .execute();
}

/** Forgets the keys of something that is gone. */
export async function forgetResult(tx: Db, accountId: number, scope: string, resourceId: number) {
  await tx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('scope', '=', scope)
    .where('resource_id', '=', resourceId)
    .execute();
}
