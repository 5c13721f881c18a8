import type { Suspension } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { SuspensionsTable } from '../../database/tables/account-data-tables.ts';
import { hashToken } from '../../session/session-token.ts';
import { toSeconds } from '../common/seconds.ts';

export type StoredSuspension = Selectable<SuspensionsTable>;

export const toSuspension = (row: StoredSuspension): Suspension => ({
  id: row.id,
  account_id: row.account_id,
  reason: row.reason,
  is_final: row.is_final,
  suspended_at: toSeconds(row.suspended_at),
  appeal:
    row.appeal_text === null || row.appealed_at === null
      ? null
      : { text: row.appeal_text, at: toSeconds(row.appealed_at) },
  lifted_at: row.lifted_at && toSeconds(row.lifted_at),
});

export const findActiveSuspension = (db: Db, accountId: number): Promise<StoredSuspension | undefined> =>
  db
    .selectFrom('suspensions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();

export async function findSuspensions(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ suspensions: Suspension[]; total: number }> {
  const active = db.selectFrom('suspensions').where('lifted_at', 'is', null);
  const { total } = await active
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await active
    .selectAll()
    .orderBy((eb) => eb('appealed_at', 'is', null))
    .orderBy('suspended_at')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { suspensions: rows.map(toSuspension), total };
}

/** The active suspension of a mail's token; not found for an invalid token or a permanent suspension. */
export async function findByToken(db: Db, token: string): Promise<StoredSuspension> {
  const row = await db
    .selectFrom('suspensions')
    .selectAll()
    .where('appeal_token_hash', '=', hashToken(token))
    .where('is_final', '=', false)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}
