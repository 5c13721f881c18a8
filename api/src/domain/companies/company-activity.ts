import { type CompanyProfile, postedLatelyDays } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';

const lately = postedLatelyDays * 86_400_000;

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
      (select max(a.last_active_at) from recruiters r join accounts a on a.id = r.account_id
        where r.company_id = ${companyId}) as active`.execute(db);
  const [row] = rows;
  return {
    last_posted_at: row?.posted ? toSeconds(row.posted) : null,
    posted_lately: row?.lately ?? 0,
    recruiter_active_at: row?.active ? toSeconds(row.active) : null,
  };
}
