import type { HostClash, Interview, InterviewShow } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { type ApplicationViewer, visibleApplications } from '../application-rules/visible-applications.ts';
import { toSeconds } from '../common/seconds.ts';
import { findLimits } from '../interview-limits/interview-limits.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { type BusySpan, findHostClashes } from '../recruiter-calendars/host-busy.ts';
import { fullName, representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { attendanceOf } from './attendance-rules.ts';
import { findClashes } from './clashes.ts';
import { findEmployerRecords } from './employer-record.ts';
import { cancelUntil, canUndo, phaseOf } from './interview-rules.ts';
import { isOpen } from './open-interview.ts';

/** The interviews visible to somebody. */
export function interviewsOf(db: Db, asker: ApplicationViewer) {
  const rows = visibleApplications(db)
    .innerJoin('interviews as i', 'i.application_id', 'a.id')
    .innerJoin('accounts as r', 'r.id', 'i.recruiter_id');
  return 'jobseekerId' in asker
    ? rows.where('a.account_id', '=', asker.jobseekerId)
    : rows.where('i.recruiter_id', 'in', representedRecruiters(asker.actorId));
}

const selectInterviews = (db: Db, asker: ApplicationViewer) =>
  interviewsOf(db, asker)
    .selectAll('i')
    .select(['a.job_id', 'c.id as chat_id', 'r.first_name', 'r.last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof selectInterviews>['executeTakeFirstOrThrow']>>;

interface Moment {
  market: Market;
  now: Date;
}

/** One interview; not found for others. */
export async function findInterview(
  db: Db,
  asker: ApplicationViewer,
  id: number,
  moment: Moment,
): Promise<Interview> {
  const rows = await selectInterviews(db, asker).where('i.id', '=', id).execute();
  const [found] = await toInterviews(db, rows, moment, 'jobseekerId' in asker);
  if (found === undefined) throw new ApiError(errorCode.notFound);
  return found;
}

/** The fields of a candidate's calendar entry, with language and country of the candidate's mails; not found for others. */
export async function findCalendarEntry(db: Db, jobseekerId: number, id: number) {
  const found = await interviewsOf(db, { jobseekerId })
    .innerJoin('companies', 'companies.id', 'j.company_id')
    .innerJoin('accounts as own', (join) => join.on('own.id', '=', jobseekerId))
    .selectAll('i')
    .select(['j.title', 'companies.name as company', 'own.language', 'own.country_key'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(errorCode.notFound);
  return found;
}

export interface InterviewPage extends Moment {
  show?: InterviewShow | undefined;
  /** 1 next first, 2 newest invitation first. */
  sort: number;
  page: number;
  size: number;
}

/** A page of a candidate's interviews, and the count of each filter. */
export async function findInterviews(db: Db, jobseekerId: number, wanted: InterviewPage) {
  const { show, sort, page, size, now } = wanted;
  const asker = { jobseekerId };
  const group = groupAt(now);
  const counts = { waiting: 0, upcoming: 0, past: 0 };
  const counted = await interviewsOf(db, asker)
    .select([group.as('name'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { name, count } of counted) counts[name] = count;
  const rows = await selectInterviews(db, asker)
    .$if(show !== undefined, (query) => query.where(group, '=', show ?? 'past'))
    // Upcoming interviews first, soonest first; then past ones, latest first.
    .$if(sort === 1, (query) =>
      query
        .orderBy(sql`${group} = 'past'`)
        .orderBy(sql`abs(extract(epoch from i.starts_at - ${now}::timestamptz))`),
    )
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = show === undefined ? counts.waiting + counts.upcoming + counts.past : counts[show];
  return { interviews: await toInterviews(db, rows, wanted, true), counts, total, page, size };
}

interface GivenPage {
  page: number;
  size: number;
  application_id?: number | undefined;
}

interface Among<Q> {
  where(expression: RawBuilder<boolean>): Q;
}

/** A page of the interviews that an account's recruiters invited to, latest change first. */
export async function findGivenInterviews(
  db: Db,
  actorId: number,
  { page, size, application_id, ...moment }: Moment & GivenPage,
) {
  const asker = { actorId };
  const among = <Q extends Among<Q>>(query: Q): Q =>
    application_id === undefined ? query : query.where(sql<boolean>`i.application_id = ${application_id}`);
  const { total } = await among(interviewsOf(db, asker))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await among(selectInterviews(db, asker))
    .orderBy('i.updated_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { interviews: await toInterviews(db, rows, moment), total, page, size };
}

const groupAt = (now: Date) => sql<InterviewShow>`case
  when not ${isOpen(now)} then 'past'
  when i.state = 'pending' then 'waiting' else 'upcoming' end`;

async function toInterviews(
  db: Db,
  rows: readonly Row[],
  { market, now }: Moment,
  isCandidate = false,
): Promise<Interview[]> {
  const jobs = await findJobCards(
    db,
    rows.map(({ job_id }) => job_id),
    market,
  );
  // An employer does not learn of the others.
  const clashes = await findClashes(db, isCandidate ? rows.map(({ id }) => id) : [], now);
  const hostClashes = isCandidate ? new Map<number, never>() : await findHostClashes(db, rows, now);
  const companies = isCandidate ? [...jobs.values()].map(({ company }) => company.id) : [];
  const records = await findEmployerRecords(db, companies, now);
  const limitsOf = await findLimits(db);
  return rows.flatMap((stored) => {
    const job = jobs.get(stored.job_id);
    if (job === undefined) return [];
    const limits = limitsOf(job.country_key);
    const row = { ...stored, limits };
    const { id, application_id, chat_id, time_zone, kind, place, link, contact_name, contact_phone } = row;
    const { note, topics, proposed_times, other_times, ended_by, reason, is_late, version } = row;
    return {
      ...{ id, application_id, chat_id, job, time_zone, kind, place, link, contact_name, contact_phone },
      ...{ note, topics, ended_by, reason, is_late, version },
      proposed_times: proposed_times.map(Number),
      other_times: other_times.map(Number),
      by: fullName(row),
      phase: phaseOf(row, now),
      starts_at: toSeconds(row.starts_at),
      ends_at: toSeconds(row.ends_at),
      cancel_until: toSeconds(cancelUntil(row)),
      can_undo: canUndo(row, now),
      clash: toClash(clashes.get(id)),
      ...(!isCandidate && { host_clash: toHostClash(hostClashes.get(id)) }),
      employer_record: records.get(job.company.id) ?? null,
      attendance: attendanceOf(row, now),
      limits,
      invited_at: toSeconds(row.invited_at),
    };
  });
}

const toHostClash = (clash: BusySpan | undefined): HostClash | null =>
  clash === undefined
    ? null
    : {
        kind: clash.kind,
        starts_at: Math.floor(clash.from / 1_000),
        ends_at: Math.ceil(clash.until / 1_000),
        application_id: clash.applicationId,
      };

const toClash = (clash: { starts_at: Date; title: string; name: string } | undefined) =>
  clash === undefined
    ? null
    : { starts_at: toSeconds(clash.starts_at), job_title: clash.title, company_name: clash.name };
