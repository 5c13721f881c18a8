import type { JobCard, JobStatic } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { toSeconds } from '../common/seconds.ts';
import { findAnswerTimes } from '../companies/answer-times.ts';
import { findCompany } from '../companies/company-repository.ts';
import { findEmployerRecord } from '../companies/employer-record.ts';
import { findJobRecord } from '../job-records/find-record.ts';
import { agencyOf, findCompanyRecruiter, recruiterBrief } from '../recruiters/recruiter-repository.ts';
import { findCautions } from '../scam-lens/find-cautions.ts';
import { toJobCard } from './job-card.ts';
import { findJobChanges } from './job-changes.ts';

const cardColumns = [
  'jobs.id',
  'jobs.country_key',
  'jobs.language',
  'jobs.title',
  'jobs.slug',
  'jobs.company_id',
  'jobs.recruiter_id',
  'jobs.location_ids',
  'jobs.other_places',
  'jobs.category_id',
  'jobs.job_type_id',
  'jobs.xp_lvl_id',
  'jobs.degree_id',
  'jobs.work_arrangement_id',
  'jobs.salary_currency',
  'jobs.salary_period',
  'jobs.salary_min',
  'jobs.salary_max',
  'jobs.skills',
  'jobs.snippet',
  'jobs.apply_mode',
  'jobs.is_web3',
  'jobs.posted_at',
  'jobs.reposted_at',
  'jobs.valid_through',
  'jobs.applicant_countries',
  'jobs.excluded_countries',
  'jobs.time_zone',
] as const;

/** The status to show: an open job past its `valid_through` is closed. */
export const shownStatus = sql<string>`case when jobs.status = 'open' and jobs.valid_through <= now() then 'closed' else jobs.status end`;
/** When a job closed; null for one that is open or on hold. */
export const closedAt = sql<Date | null>`case when jobs.status = 'open' and jobs.valid_through <= now() then jobs.valid_through else jobs.closed_at end`;

/** Job cards by id, of jobs in any status. Ids without a job are left out. */
export async function findJobCards(
  db: Db,
  ids: readonly number[],
  market: Market,
): Promise<Map<number, JobCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('job_records', 'job_records.job_id', 'jobs.id')
    .where('jobs.id', '=', anyIdOf(ids))
    .select(cardColumns)
    .select([shownStatus.as('status'), agencyOf('jobs.recruiter_id').as('agency')])
    .select(['job_records.postings', 'job_records.open_since', 'job_records.unanswered'])
    .select([
      'companies.slug as company_slug',
      'companies.name',
      'companies.logo_url',
      'companies.is_verified',
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toJobCard(row, { ...row, id: row.company_id, slug: row.company_slug }, market),
        agency: row.agency,
        ...(row.status === 'open' && recordOf(row)),
      },
    ]),
  );
}

interface StoredRecord {
  postings: number | null;
  open_since: Date | null;
  unanswered: number | null;
}

/** Absent where nothing is said, as of nearly all jobs. */
function recordOf({ postings, open_since, unanswered }: StoredRecord): Pick<JobCard, 'record'> | null {
  if (postings === null && open_since === null && unanswered === null) return null;
  return { record: { postings, open_since: open_since && toSeconds(open_since), unanswered } };
}

/** Job cards in the order of `ids`. */
export async function listJobCards(db: Db, ids: readonly number[], market: Market): Promise<JobCard[]> {
  const cards = await findJobCards(db, ids, market);
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** The part of a job that is the same for every viewer; null when there is no such job. */
export async function findJobStatic(
  db: Db,
  id: number,
  market: Market,
  now: Date,
): Promise<JobStatic | null> {
  const job = await db
    .selectFrom('jobs')
    .where('id', '=', id)
    .select(cardColumns)
    .select(['description_html', 'benefits', 'screening_questions', 'external_url'])
    .select('visa_sponsorship')
    .select([shownStatus.as('status'), closedAt.as('closed_at')])
    .select(agencyOf('jobs.recruiter_id').as('agency'))
    .executeTakeFirst();
  if (job === undefined) return null;
  const [employer, recruiterId, answerTimes, changes, record, employerRecord] = await Promise.all([
    findCompany(db, job.company_id, market),
    job.recruiter_id ?? findCompanyRecruiter(db, job.company_id),
    findAnswerTimes(db, [job.company_id], now),
    findJobChanges(db, id),
    findJobRecord(db, { companyId: job.company_id, jobId: id }, now),
    findEmployerRecord(db, job.company_id, now),
  ]);
  if (employer === null) return null;
  const answered = answerTimes.get(job.company_id);
  const cautions = findCautions(`${job.title}\n${job.description_html.replace(/<[^>]+>/g, '\n')}`);
  return {
    ...toJobCard(job, employer, market),
    agency: job.agency,
    description_html: job.description_html,
    benefits: job.benefits,
    screening_questions: job.screening_questions,
    recruiter: recruiterId === null ? null : await recruiterBrief(db, recruiterId, now),
    employer,
    closed_at: job.closed_at === null ? null : toSeconds(job.closed_at),
    valid_through: job.valid_through === null ? null : toSeconds(job.valid_through),
    external_host: job.external_url === null ? null : new URL(job.external_url).host,
    visa_sponsorship: job.visa_sponsorship,
    // The lists have no tree of job functions yet; see `config-lists`.
    function_path: [],
    changes,
    ...(record && { record_details: record }),
    ...(employerRecord && { employer_record: employerRecord }),
    ...(cautions.length > 0 && { cautions: [...cautions] }),
    answer_time: answered ? { median_seconds: answered.seconds, answers: answered.answers } : null,
  };
}
