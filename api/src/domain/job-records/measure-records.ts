import { jobRecordFloors, postingsDays, repostDays } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { measureAnswers } from '../companies/measure-answers.ts';
import { countPostings } from './count-postings.ts';

const dayMs = 86_400_000;

/** Facts about an open advertisement; each is null below its floor. */
export interface MeasuredRecord {
  postings: number | null;
  /** Of all postings that count, oldest first. */
  dates: Date[];
  openSince: Date | null;
  unanswered: number | null;
}

/**
 * What is said of these jobs, without those of which nothing is. A posting is that of the job, one anew, or that of an
 * advertisement that it replaced: of the same company, title and places, and closed by then.
 */
export async function measureRecords(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, MeasuredRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, answers] = await Promise.all([
    readPostings(db, ids, now),
    measureAnswers(db, 'job', ids, now),
  ]);
  return new Map(
    rows.flatMap(({ id, posted_at, times }) => {
      const dates = countPostings(times);
      const found = answers.get(id);
      const isSilent = found?.answers === 0 && found.applications >= jobRecordFloors.unanswered;
      const openDays = (now.getTime() - posted_at.getTime()) / dayMs;
      const record: MeasuredRecord = {
        postings: dates.length >= jobRecordFloors.postings ? dates.length : null,
        dates,
        openSince: openDays >= jobRecordFloors.openDays ? posted_at : null,
        unanswered: isSilent ? found.applications : null,
      };
      const isSaid = [record.postings, record.openSince, record.unanswered].some((fact) => fact !== null);
      return isSaid ? [[id, record] as const] : [];
    }),
  );
}

async function readPostings(db: Db, ids: readonly number[], now: Date) {
  const since = new Date(now.getTime() - postingsDays * dayMs);
  const { rows } = await sql<{ id: number; posted_at: Date; times: Date[] }>`
    with wanted as (
      select id, company_id, country_key, lower(title) as title, location_ids, posted_at from jobs
      where id = any(${[...ids]}::bigint[]) and status = 'open' and (valid_through is null or valid_through > ${now})
    ), replaced as materialized (
      -- Read once and then hashed: a join to the table reads all jobs of a company for each of its jobs.
      select id, company_id, country_key, lower(title) as title, location_ids, posted_at,
        least(closed_at, valid_through) as ended_at
      from jobs
      where company_id in (select company_id from wanted) and (status = 'closed' or valid_through <= ${now})
        and greatest(posted_at, reposted_at) > ${since}
    ), chain as (
      select id, id as posted_id, posted_at from wanted
      union all
      select w.id, r.id, r.posted_at
      from wanted w join replaced r using (company_id, country_key, title, location_ids)
      where r.id <> w.id and r.posted_at < w.posted_at
        and r.ended_at <= w.posted_at + make_interval(days => ${repostDays})
    ), times as (
      select id, posted_at from chain
      union all
      select c.id, p.posted_at from chain c join job_postings p on p.job_id = c.posted_id
    )
    select w.id, w.posted_at,
      array_agg(t.posted_at) filter (where t.posted_at > ${since} and t.posted_at <= ${now}) as times
    from wanted w join times t on t.id = w.id
    group by w.id, w.posted_at`.execute(db);
  return rows.map((row) => ({ ...row, times: row.times ?? [] }));
}
