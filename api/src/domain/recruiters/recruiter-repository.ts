import type { recruiterBrief as recruiterBriefContract } from '@jobharbor/shared/contracts';
import { expressionBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Database } from '../../database/schema.ts';
import { toSeconds } from '../common/seconds.ts';

export type RecruiterBrief = z.infer<typeof recruiterBriefContract>;

export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** The recruiter with `accountId` as job pages show them; null when there is none. */
export async function recruiterBrief(db: Db, accountId: number): Promise<RecruiterBrief | null> {
  const row = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .where('accounts.id', '=', accountId)
    .select(['accounts.id', 'first_name', 'last_name', 'title', 'avatar_url', 'last_active_at'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    name: fullName(row),
    title: row.title,
    avatar_url: row.avatar_url,
    last_active_at: row.last_active_at === null ? null : toSeconds(row.last_active_at),
  };
}

/** Subquery of the recruiters that `accountId` may act for: itself and those that it manages. */
export function representedRecruiters(accountId: number) {
  return expressionBuilder<Database>()
    .selectFrom('recruiters')
    .select('recruiters.account_id')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('managed_by', '=', accountId)]));
}

/** The accounts that receive events for `recruiterId`: the recruiter's own, and the one that manages it. */
export async function audienceOf(db: Db, recruiterId: number): Promise<number[]> {
  const row = await db
    .selectFrom('recruiters')
    .select('managed_by')
    .where('account_id', '=', recruiterId)
    .executeTakeFirst();
  return row?.managed_by == null ? [recruiterId] : [recruiterId, row.managed_by];
}

/** The recruiter of a job without one of its own: its company's first. */
export async function findCompanyRecruiter(db: Db, companyId: number): Promise<number | null> {
  const row = await db
    .selectFrom('recruiters')
    .select('account_id')
    .where('company_id', '=', companyId)
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst();
  return row?.account_id ?? null;
}
