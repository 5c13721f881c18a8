import { createHash } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';

export interface IdempotentRequest {
  accountId: number;
  /** The kind of resource, for example `resume`. Keys are unique within a scope. */
  scope: string;
  key: string | undefined;
  /** The content of the request; the same key with other content is refused with 40020. */
  content: (string | Uint8Array)[];
}

const fingerprintOf = (content: IdempotentRequest['content']): Buffer => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(createHash('sha256').update(part).digest());
  return hash.digest();
};

/**
 * Locks the account's row until the transaction ends, so that two requests of one account run one after the other. Rows
 * that refer to the account can be inserted meanwhile.
 */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** The id of the resource that this key created before, or null. The caller must hold the account's lock. */
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

/** Stores the id of the resource that this key created, in the same transaction. */
export async function storeResult(tx: Db, request: IdempotentRequest, resourceId: number): Promise<void> {
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

/** Deletes the keys of a deleted resource. */
export async function deleteResults(tx: Db, accountId: number, scope: string, resourceId: number) {
  await tx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('scope', '=', scope)
    .where('resource_id', '=', resourceId)
    .execute();
}
