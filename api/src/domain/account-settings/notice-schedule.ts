import type { NoticeSchedule } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

const toClock = (time: string): string => time.slice(0, 5);

export async function findSchedule(db: Db, accountId: number): Promise<NoticeSchedule | null> {
  const row = await db
    .selectFrom('notice_schedules')
    .select(['time_zone', 'quiet_from', 'quiet_until', 'has_digest'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { quiet_from: from, quiet_until: until, time_zone, has_digest: digest } = row;
  const quiet = from === null || until === null ? null : { from: toClock(from), until: toClock(until) };
  return { time_zone, quiet, digest };
}

/** Replaces the schedule. A daily mail that begins tells what is new from now on. */
export async function storeSchedule(
  tx: Db,
  accountId: number,
  { time_zone, quiet, digest }: NoticeSchedule,
  now: Date,
): Promise<void> {
  await checkKnownZone(tx, time_zone);
  const values = {
    ...{ time_zone, has_digest: digest },
    ...{ quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null },
  };
  await tx
    .insertInto('notice_schedules')
    .values({ account_id: accountId, ...values, digested_at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        ...values,
        digested_at: eb
          .case()
          .when('notice_schedules.has_digest', '=', true)
          .then(eb.ref('notice_schedules.digested_at'))
          .else(now)
          .end(),
      })),
    )
    .execute();
}

/** The database compares by it: a zone that only a newer browser knows would fail the notices of everybody. */
async function checkKnownZone(tx: Db, name: string): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(tx);
  if (rows.length === 0)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { time_zone: 'invalid' } });
}

/** SQL: the account, a column, has quiet hours at `now`. */
export const isQuietFor = (account: string, now: Date): RawBuilder<boolean> => {
  const time = sql`(${now}::timestamptz at time zone q.time_zone)::time`;
  return sql<boolean>`exists (select from notice_schedules q
    where q.account_id = ${sql.ref(account)} and case when q.quiet_from < q.quiet_until
      then ${time} >= q.quiet_from and ${time} < q.quiet_until
      else ${time} >= q.quiet_from or ${time} < q.quiet_until end)`;
};

/** When the quiet hours of an account end that hold at `now`; null outside of them. */
export async function findQuietEnd(db: Db, accountId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ quiet_end: Date }>`
    select case when local::time < q.quiet_until then local::date + q.quiet_until
      else local::date + 1 + q.quiet_until end at time zone q.time_zone as quiet_end
    from notice_schedules q, lateral (select ${now}::timestamptz at time zone q.time_zone as local) here
    where q.account_id = ${accountId} and ${isQuietFor('q.account_id', now)}`.execute(db);
  return rows[0]?.quiet_end ?? null;
}
