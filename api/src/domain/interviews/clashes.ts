import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

interface Span {
  id: number;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Accepted interviews of the same candidate at the same time, or at that of `span`, by the interview that they clash with.
 */
export async function findClashes(db: Db, ids: readonly number[], now: Date, span?: Omit<Span, 'id'>) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('applications as oa', 'oa.account_id', 'a.account_id')
    .innerJoin('interviews as o', 'o.application_id', 'oa.id')
    .innerJoin('jobs as j', 'j.id', 'oa.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['i.id', 'o.starts_at', 'j.title', 'c.name'])
    .where('i.id', 'in', ids)
    .where('i.state', 'in', ['pending', 'accepted'])
    .whereRef('o.id', '<>', 'i.id')
    .where('o.state', '=', 'accepted')
    .where('o.ends_at', '>', now)
    .where(
      span
        ? sql<boolean>`(o.starts_at, o.ends_at) overlaps (${span.starts_at}::timestamptz, ${span.ends_at}::timestamptz)`
        : sql<boolean>`(o.starts_at, o.ends_at) overlaps (i.starts_at, i.ends_at)`,
    )
    .orderBy('o.starts_at', 'desc')
    .execute();
  return new Map(rows.map(({ id, ...clash }) => [id, clash]));
}

/** 42096 where the candidate has accepted another interview at that time. Locks the account: two at once clash as well. */
export async function refuseClash(tx: Db, { id, ...span }: Span, now: Date): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('applications as a')
        .innerJoin('interviews as i', 'i.application_id', 'a.id')
        .select('a.account_id')
        .where('i.id', '=', id),
    )
    .forNoKeyUpdate()
    .execute();
  if ((await findClashes(tx, [id], now, span)).has(id)) throw new ApiError(errorCode.interviewClash);
}
