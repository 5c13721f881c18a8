import {
  type CompanyProfile,
  companyRecordDays,
  employerRecordFloors,
  postedLatelyDays,
} from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { startOfPart } from '../../session/record-activity.ts';
import { toSeconds } from '../common/seconds.ts';
import { findEmployerRecord } from './employer-record.ts';

const day = 86_400_000;
const lately = postedLatelyDays * day;

/** Open jobs of the company by country, most first. */
export async function openJobsByCountry(
  db: Db,
  companyId: number,
  now: Date,
): Promise<CompanyProfile['jobs_by_country']> {
  const { rows } = await sql<CompanyProfile['jobs_by_country'][number]>`
    select country_key, count(*) as open_jobs from search_documents
    where company_id = ${companyId} and removed_at is null and (expires_at is null or expires_at > ${now})
    group by country_key order by count(*) desc, country_key`.execute(db);
  return rows;
}

/** When the company was last active. */
export async function companyActivity(
  db: Db,
  companyId: number,
  now: Date,
): Promise<CompanyProfile['activity']> {
  const since = new Date(now.getTime() - lately);
  const { rows } = await sql<{ posted: Date | null; lately: number; active: Date | null }>`
    select
      (select max(greatest(posted_at, reposted_at)) from jobs where company_id = ${companyId}) as posted,
      (select count(*) from jobs where company_id = ${companyId} and greatest(posted_at, reposted_at) >= ${since})
        as lately,
      (select max(case when a.last_active_at < ${startOfPart(now)} then a.last_active_at else a.active_before_at end)
        from recruiters r join accounts a on a.id = r.account_id
        where r.company_id = ${companyId} and a.shows_activity) as active`.execute(db);
  const [row] = rows;
  return {
    last_posted_at: row?.posted ? toSeconds(row.posted) : null,
    posted_lately: row?.lately ?? 0,
    // Rounded to the day, so that nobody can infer a recruiter's working hours.
    recruiter_active_at: row?.active ? Math.floor(toSeconds(row.active) / 86_400) * 86_400 : null,
    ...(await companyRecord(db, companyId, now)),
  };
}

/** How a company treats applicants, and how often it posted jobs again. Applications on other sites do not count. */
async function companyRecord(
  db: Db,
  companyId: number,
  now: Date,
): Promise<Pick<CompanyProfile['activity'], 'answers' | 'interviews' | 'reply' | 'reposts'>> {
  const since = new Date(now.getTime() - companyRecordDays * day);
  const { rows } = await sql<{ jobs: number; reposted: number }>`
    select count(*)::int as jobs, count(reposted_at)::int as reposted from jobs
    where company_id = ${companyId} and greatest(posted_at, reposted_at) > ${since}`.execute(db);
  const { jobs, reposted } = rows[0] ?? { jobs: 0, reposted: 0 };
  const none = { answers: null, interviews: null, reply: null };
  return {
    ...((await findEmployerRecord(db, companyId, now)) ?? none),
    reposts: jobs < employerRecordFloors.jobs ? null : { jobs, reposted },
  };
}
