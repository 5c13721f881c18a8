import type { AttendanceDecision, ContestedInterview } from '@jobharbor/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { toSeconds } from '../common/seconds.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { decisionOf } from './attendance-rules.ts';
import { marksOf } from './attendance-verdict.ts';
import { findAbsences } from './missed-interviews.ts';

/** SQL: nobody decided on an interview `i` that `isContested`. */
const isWaiting = sql<boolean>`i.state = 'accepted' and i.decision is null and (
  (i.attended is null and i.result is null and (i.jobseeker_attended = false or i.recruiter_attended = false))
  or (i.employer_attended = false and (i.recruiter_attended is not null or i.result is not null
    or (i.jobseeker_attended is null and i.attendance_by = 'recruiter'))))`;

/** What an admin can decide. Who nobody says was absent cannot have been; an appeal may say it of the employer. */
export function possibleOutcomes(row: Parameters<typeof marksOf>[0]): AttendanceDecision[] {
  const { jobseeker, recruiter } = marksOf(row);
  const isSaidAbsent = (jobseeker === false || recruiter === false) && row.result === null;
  return [...(isSaidAbsent ? (['candidate_absent'] as const) : []), 'employer_absent', 'no_absence'];
}

interface Wanted {
  state: 'waiting' | 'decided';
  page: number;
  size: number;
  now: Date;
}

/** A page of the interviews that wait for an admin, the oldest first, or that one decided on, the latest first. */
export async function findContestedInterviews(
  db: Db,
  { state, page, size, now }: Wanted,
): Promise<{ interviews: ContestedInterview[]; total: number }> {
  const wanted = db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .innerJoin('accounts as p', 'p.id', 'a.account_id')
    .innerJoin('accounts as r', 'r.id', 'i.recruiter_id')
    .where(state === 'waiting' ? isWaiting : sql<boolean>`i.decided_at is not null`);
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll('i')
    .select(['j.id as job_id', 'j.title', 'c.id as company_id', 'c.name as company', 'a.account_id'])
    .select(['p.first_name', 'p.last_name', 'r.first_name as r_first_name', 'r.last_name as r_last_name'])
    .$if(state === 'waiting', (query) => query.orderBy(sql`coalesce(i.appealed_at, i.updated_at)`))
    .$if(state === 'decided', (query) => query.orderBy('i.decided_at', 'desc'))
    .orderBy('i.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const stepsOf = await findSteps(
    db,
    rows.map(({ application_id }) => application_id),
  );
  const interviews: ContestedInterview[] = [];
  for (const row of rows) {
    const { count, rule } = await findAbsences(db, row.account_id, now);
    const absences = { count, limit: rule.absences };
    interviews.push({ ...toContested(row), steps: stepsOf.get(row.application_id) ?? [], absences });
  }
  return { interviews, total };
}

type Row = Selectable<InterviewsTable> & {
  job_id: number;
  title: string;
  company_id: number;
  company: string;
  account_id: number;
  first_name: string;
  last_name: string;
  r_first_name: string;
  r_last_name: string;
};

function toContested(row: Row): Omit<ContestedInterview, 'steps' | 'absences'> {
  const { id, time_zone, kind, place, link, contact_name, contact_phone, note, version, result } = row;
  const { appeal_text, appealed_at, updated_at } = row;
  return {
    ...{ id, time_zone, kind, place, link, contact_name, contact_phone, note, version, result },
    job: { id: row.job_id, title: row.title },
    company: { id: row.company_id, name: row.company },
    candidate: { id: row.account_id, name: fullName(row) },
    recruiter: {
      id: row.recruiter_id,
      name: fullName({ first_name: row.r_first_name, last_name: row.r_last_name }),
    },
    since: toSeconds(appealed_at ?? updated_at),
    starts_at: toSeconds(row.starts_at),
    ends_at: toSeconds(row.ends_at),
    checked_in_at: row.checked_in_at && toSeconds(row.checked_in_at),
    marks: { ...marksOf(row), employer: row.employer_attended },
    appeal:
      appeal_text === null || appealed_at === null ? null : { text: appeal_text, at: toSeconds(appealed_at) },
    decision: decisionOf(row),
    outcomes: possibleOutcomes(row),
  };
}

/** The steps of the interviews of each application, oldest first. */
async function findSteps(db: Db, applicationIds: readonly number[]) {
  const rows = await db
    .selectFrom('story_steps')
    .select(['application_id', 'at', 'actor', 'event'])
    .where('application_id', '=', anyIdOf([...new Set(applicationIds)]))
    .where(sql<boolean>`event like 'interview\\_%'`)
    .orderBy('id')
    .execute();
  const steps = rows.map(({ at, ...step }) => ({ ...step, at: toSeconds(at) }));
  return Map.groupBy(steps, ({ application_id }) => application_id);
}
