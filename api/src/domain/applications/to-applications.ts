import {
  type Application,
  type ApplicationStage,
  canEnd,
  type JobCard,
  labelOfStage,
  type StoryStep,
  stageOfStory,
  type TimelineStep,
} from '@jobharbor/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ApplicationStepsTable, ApplicationsTable } from '../../database/tables/application-tables.ts';
import type { Market } from '../../http/market-plugin.ts';
import { findStories } from '../application-status/find-stories.ts';
import { toSeconds } from '../common/seconds.ts';
import { type AnswerTime, findAnswerTimes } from '../companies/answer-times.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { findSentResumes } from '../sent-resumes/sent-resume-repository.ts';
import { toOpenedPart } from './opened-part.ts';

type StoredApplication = Selectable<ApplicationsTable>;
type Step = Selectable<ApplicationStepsTable>;

/** Maximum openings in an application's answer. */
const maxOpenings = 20;

/** The stored rows with job card, timeline, chat and openings, in the order of `rows`; without those whose job is gone. */
export async function toApplications(
  db: Db,
  market: Market,
  accountId: number,
  rows: StoredApplication[],
  now: Date,
): Promise<Application[]> {
  if (rows.length === 0) return [];
  const parts = await readParts(db, market, { accountId, rows, now });
  return rows.flatMap((row) => {
    const job = parts.cards.get(row.job_id);
    return job === undefined ? [] : toApplication(row, job, parts);
  });
}

type Parts = Awaited<ReturnType<typeof readParts>>;
interface Asked {
  accountId: number;
  rows: readonly StoredApplication[];
  now: Date;
}

/** Further data of the answer, read in parallel to the rows of `applications`. */
async function readParts(db: Db, market: Market, { accountId, rows, now }: Asked) {
  const ids = rows.map((row) => row.id);
  const jobIds = rows.map((row) => row.job_id);
  const [cards, ends, steps, openings, chats, savedIds, resumes, storyOf, storySteps] = await Promise.all([
    findJobCards(db, jobIds, market),
    findEnds(db, jobIds),
    findSteps(db, ids),
    findOpenings(db, ids),
    findChats(db, ids),
    findSaved(db, accountId, jobIds),
    findSentResumes(db, ids),
    findStories(db, ids, now),
    db.selectFrom('story_steps').selectAll().where('application_id', 'in', ids).orderBy('id').execute(),
  ]);
  const companies = [...cards.values()].map(({ company }) => company.id);
  const answerTimes = await findAnswerTimes(db, companies, now);
  return { cards, ends, steps, openings, chats, savedIds, resumes, storyOf, storySteps, answerTimes };
}

const findSteps = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** The chat of each application, with the time of the person's last message. */
async function findChats(db: Db, ids: readonly number[]) {
  const chats = await db
    .selectFrom('chats')
    .select(['id', 'application_id'])
    .select((eb) =>
      eb
        .selectFrom('messages')
        .select((own) => own.fn.max('sent_at').as('at'))
        .whereRef('messages.chat_id', '=', 'chats.id')
        .where('sender', '=', 'jobseeker')
        .as('last_message_at'),
    )
    .where('application_id', 'in', ids)
    .execute();
  return new Map(chats.map((chat) => [chat.application_id, chat]));
}

async function findSaved(db: Db, accountId: number, jobIds: readonly number[]): Promise<Set<number>> {
  const saved = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Set(saved.map((row) => row.job_id));
}

function toApplication(row: StoredApplication, job: JobCard, parts: Parts): Application {
  const state = { status: row.status, job_status: job.status, exchange_status: row.exchange_status };
  const isOwn = ({ application_id }: { application_id: number }) => application_id === row.id;
  const story = parts.storyOf(row.id);
  const stage = stageOfStory({ ...state, ...story });
  const steps = parts.steps.filter(isOwn);
  const timeline = timelineOf(steps, stage === 'job_closed' ? parts.ends.get(row.job_id) : undefined);
  const later = parts.storySteps.filter(isOwn);
  const chat = parts.chats.get(row.id);
  const isOutside = row.external_host !== null;
  return {
    id: row.id,
    job,
    ...state,
    is_saved: parts.savedIds.has(row.job_id),
    label: labelOfStage(stage),
    stage,
    first_message: row.first_message,
    screening_answers: row.screening_answers,
    resume: toNamedResume(row),
    resumes: (parts.resumes.get(row.id) ?? []).map(({ filename }) => ({ filename })),
    video: toNamedVideo(row),
    applied_at: toSeconds(row.applied_at),
    chat_id: chat?.id ?? null,
    last_message_at: secondsOrNull(chat?.last_message_at),
    timeline,
    story: [...timeline, ...later.map(toStep)].sort((a, b) => a.at - b.at),
    decline:
      row.decline_reason === null ? null : { reason: row.decline_reason, text: row.decline_text ?? '' },
    external_host: row.external_host,
    can_withdraw: !isOutside && canEnd(state),
    late_from: secondsOrNull(story.lateFrom),
    late_hours: story.lateHours,
    expected_answer: expectedAnswer(
      row,
      !isOutside && isWaiting(stage, steps) ? parts.answerTimes.get(job.company.id) : undefined,
    ),
    is_shared: row.is_shared,
    openings: parts.openings
      .filter(isOwn)
      .map((opening) => ({ at: toSeconds(opening.at), by: opening.reader_name, ...toOpenedPart(opening) })),
  };
}

const secondsOrNull = (at: Date | null | undefined): number | null => (at == null ? null : toSeconds(at));

/** Not answered yet, and an answer is still possible. */
const isWaiting = (stage: ApplicationStage, steps: readonly Step[]): boolean =>
  (stage === 'pending' || stage === 'viewed') && steps.every(({ event }) => event !== 'replied');

function expectedAnswer({ applied_at }: StoredApplication, time: AnswerTime | undefined) {
  if (time === undefined) return null;
  const from = toSeconds(applied_at);
  return {
    median_seconds: time.seconds,
    answers: time.answers,
    by: from + time.seconds,
    silent_from: from + 2 * time.seconds,
  };
}

/** The latest openings of each application, newest first. */
const findOpenings = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('application_openings')
        .select(['id', 'application_id', 'at', 'reader_name', 'part', 'filename'])
        .select(sql<number>`row_number() over (partition by application_id order by id desc)`.as('place'))
        .where('application_id', 'in', ids)
        .as('openings'),
    )
    .selectAll()
    .where('place', '<=', maxOpenings)
    .orderBy('id', 'desc')
    .execute();

const toNamedResume = ({ resume_id, resume_filename }: StoredApplication): Application['resume'] =>
  resume_id === null || resume_filename === null ? null : { id: resume_id, filename: resume_filename };

const toNamedVideo = ({ video_filename: filename, video_seconds: seconds }: StoredApplication) =>
  filename === null || seconds === null ? null : { filename, seconds };

/** When each job was closed or expired. */
async function findEnds(db: Db, jobIds: readonly number[]): Promise<Map<number, Date>> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'closed_at', 'valid_through'])
    .where('id', 'in', jobIds)
    .execute();
  return new Map(
    jobs.flatMap(({ id, closed_at, valid_through }) => {
      const end = closed_at ?? valid_through;
      return end === null ? [] : [[id, end] as const];
    }),
  );
}

const toStep = <Event extends StoryStep['event']>(step: {
  at: Date;
  actor: StoryStep['actor'];
  event: Event;
}) => ({ at: toSeconds(step.at), actor: step.actor, event: step.event });

/** The stored steps, and the job's end if no step records it (expired, or closed by an import). */
function timelineOf(steps: Step[], end: Date | undefined): TimelineStep[] {
  const timeline = steps.map(toStep);
  if (end === undefined || timeline.some(({ event }) => event === 'job_closed')) return timeline;
  return [...timeline, { at: toSeconds(end), actor: 'system', event: 'job_closed' }];
}
