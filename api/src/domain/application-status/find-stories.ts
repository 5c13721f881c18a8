import { type ApplicationStage, jobStatus, type StoryFacts, stageOfStory } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { offerPhaseOf } from '../application-rules/offer-phase-of.ts';
import { findLimits } from '../interview-limits/interview-limits.ts';
import { interviewStageOf } from '../interviews/attendance-rules.ts';
import { cancelUntil } from '../interviews/interview-rules.ts';
import { isOpen } from '../interviews/open-interview.ts';
import { shownStatus } from '../jobs/job-repository.ts';

/** Status of an application according to its interviews and offers. */
export interface Story extends Pick<StoryFacts, 'interview' | 'offer'> {
  /**
   * Time from which ending the application is a late cancellation of its interview; null without a coming interview.
   */
  lateFrom: Date | null;
  /** Hours between `lateFrom` and the start of the interview. */
  lateHours: number | null;
}

const noStory: Story = { interview: null, offer: null, lateFrom: null, lateHours: null };

/** The stories of these applications, by id. */
export async function findStories(db: Db, ids: readonly number[], now: Date): Promise<(id: number) => Story> {
  if (ids.length === 0) return () => noStory;
  const rows = await db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .selectAll('i')
    .select('j.country_key')
    .distinctOn('i.application_id')
    .where('i.application_id', 'in', ids)
    .orderBy('i.application_id')
    .orderBy(isOpen(now), 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  const limitsOf = await findLimits(db);
  const interviews = new Map(
    rows.map((row) => [row.application_id, { ...row, limits: limitsOf(row.country_key) }]),
  );
  const offers = new Map((await findLatestOffers(db, ids)).map((row) => [row.application_id, row]));
  return (id) => {
    const [interview, offer] = [interviews.get(id), offers.get(id)];
    const isComing = interview?.state === 'accepted' && interview.ends_at > now;
    return {
      interview: interview ? interviewStageOf(interview, now) : null,
      offer: offer ? offerPhaseOf(offer, now) : null,
      lateFrom: isComing ? cancelUntil(interview) : null,
      lateHours: isComing ? interview.limits.cancel_hours : null,
    };
  };
}

const findLatestOffers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('offers as o')
    .select(['o.application_id', 'o.state', 'o.valid_until'])
    .distinctOn('o.application_id')
    .where('o.application_id', 'in', ids)
    .orderBy('o.application_id')
    .orderBy('o.id', 'desc')
    .execute();

/** The columns of `applications` and its job that a stage depends on. */
type StageRow = Pick<StoryFacts, 'status' | 'exchange_status'> & { job_status: string };

export const stageOfRow = (row: StageRow, story: Story): ApplicationStage =>
  stageOfStory({ ...row, ...story, job_status: jobStatus.parse(row.job_status) });

/** The stage of an application by its id, without an access check; null when it is gone. */
export async function findStage(db: Db, id: number, now: Date): Promise<ApplicationStage | null> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.id', '=', id)
    .select(['applications.status', 'exchange_status', shownStatus.as('job_status')])
    .executeTakeFirst();
  return row === undefined ? null : stageOfRow(row, (await findStories(db, [id], now))(id));
}
