import type { AgencyBrief, recruiterBrief as recruiterBriefContract } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Database } from '../../database/schema.ts';
import { activityOf, timeOfActivity } from '../activity/activity-label.ts';
import { measureAnswers } from '../companies/measure-answers.ts';

export type RecruiterBrief = z.infer<typeof recruiterBriefContract>;

export const fullName = (person: { first_name: string; last_name: string }): string => personName(person);

/** The recruiter with `accountId` as job pages show them; null when there is none. */
export async function recruiterBrief(db: Db, accountId: number, now: Date): Promise<RecruiterBrief | null> {
  const row = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .where('accounts.id', '=', accountId)
    .select(['accounts.id', 'first_name', 'last_name', 'title', 'avatar_url', 'last_active_at'])
    .select(['active_before_at', 'shows_activity'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const activity = activityOf(row, now);
  return {
    id: row.id,
    name: fullName(row),
    title: row.title,
    avatar_url: row.avatar_url,
    activity,
    last_active_at: timeOfActivity(activity, now),
    is_responsive: row.shows_activity && (await isResponsive(db, accountId, now)),
  };
}

/** Applications that a recruiter must have received for a rate, and the share of them that was answered. */
const responsive = { applications: 10, share: 0.8 };

/** Whether the recruiter answers most applications, by the measure of companies. */
async function isResponsive(db: Db, recruiterId: number, now: Date): Promise<boolean> {
  const found = (await measureAnswers(db, 'recruiter', [recruiterId], now)).get(recruiterId);
  if (found === undefined) return false;
  const { applications, answered } = found;
  return applications >= responsive.applications && answered >= applications * responsive.share;
}

/**
 * SQL: the agency's company, where an agency acts for the recruiter that a column names; null otherwise. The account that
 * acts for the companies of a demonstration or of an import belongs to no company, and is no agency.
 */
export const agencyOf = (recruiterId: string) => sql<AgencyBrief | null>`(
  select json_build_object('id', a.id, 'slug', a.slug, 'name', a.name)
  from recruiters as represented
  join recruiters as agent on agent.account_id = represented.managed_by
  join companies as a on a.id = agent.company_id
  where represented.account_id = ${sql.ref(recruiterId)} and a.id <> represented.company_id)`;

/**
 * Subquery of the recruiters that `accountId` may act for: itself and those that it manages. An admin or coordinator may
 * also act for the company's members, and for those whom these manage.
 */
export function representedRecruiters(accountId: number) {
  const led = expressionBuilder<Database>()
    .selectFrom('recruiters as own')
    .select('own.company_id')
    .where('own.account_id', '=', accountId)
    .where('own.role', 'in', companyWide);
  return expressionBuilder<Database>()
    .selectFrom('recruiters')
    .select('recruiters.account_id')
    .where((eb) =>
      eb.or([
        eb('recruiters.account_id', '=', accountId),
        eb('recruiters.managed_by', '=', accountId),
        eb('recruiters.company_id', '=', led),
        eb(
          'recruiters.managed_by',
          'in',
          eb.selectFrom('recruiters as agent').select('agent.account_id').where('agent.company_id', '=', led),
        ),
      ]),
    );
}

/** Roles that act on the jobs of all members of their company. */
const companyWide = ['admin', 'coordinator'] as const;

/**
 * SQL: the accounts that receive events for a recruiter, as an array: all that may act for this recruiter. In one query
 * with other columns, since each message of a chat needs it.
 */
export const audienceSql = (recruiterId: RawBuilder<number>) => sql<number[]>`array_remove(array(
  select ${recruiterId}
  union select unnest(array[r.managed_by, leader.account_id]) from recruiters r
    left join recruiters agent on agent.account_id = r.managed_by
    left join recruiters leader on leader.company_id in (r.company_id, agent.company_id)
      and leader.role in (${sql.join(companyWide.map((role) => sql.lit(role)))})
    where r.account_id = ${recruiterId}), null)`;

/** The accounts that receive events for `recruiterId`. */
export async function audienceOf(db: Db, recruiterId: number): Promise<number[]> {
  const { rows } = await sql<{ audience: number[] }>`
    select ${audienceSql(sql`${recruiterId}::bigint`)} as audience`.execute(db);
  return rows[0]?.audience ?? [recruiterId];
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
