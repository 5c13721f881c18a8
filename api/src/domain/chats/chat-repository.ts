import { type Chat, labelOfStage, type Message } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { findStories, type Story, stageOfRow } from '../application-status/find-stories.ts';
import { toSeconds } from '../common/seconds.ts';
import { shownStatus } from '../jobs/job-repository.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { isParticipant, otherSide, type Participant } from './chat-access.ts';
import { toMessage } from './message-repository.ts';

/** A chat leaves the list after so many days without a message; its application opens it again. */
const listedDays = 30;

const listedSince = (now: Date) => new Date(now.getTime() - listedDays * 86_400_000);

const chatRows = (db: Db, participant: Participant) =>
  db
    .selectFrom('chats')
    .innerJoin('applications', 'applications.id', 'chats.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as person', (join) =>
      join.onRef('person.id', '=', `chats.${otherSide(participant.side)}_id`),
    )
    .leftJoin('recruiters', 'recruiters.account_id', 'person.id')
    .where(isParticipant(participant));

const readPointer = ({ side }: Participant) => `chats.${side}_read` as const;

/** Messages of the other side that the asking side has not read, and that were not recalled. */
const unread = (participant: Participant) => sql<number>`(
  select count(*) from messages as m
  where m.chat_id = chats.id and m.sender = ${otherSide(participant.side)} and m.kind <> 'recalled'
    and m.id > ${sql.ref(readPointer(participant))})`;

const withdrawnAt = sql<Date | null>`(
  select max(at) from application_steps
  where application_id = chats.application_id and event = 'withdrawn')`;

const selectChats = (db: Db, participant: Participant) =>
  chatRows(db, participant)
    .selectAll('chats')
    .select([
      'applications.status as application_status',
      'applications.exchange_status',
      'applications.is_shared',
      shownStatus.as('job_status'),
      'jobs.id as job_id',
      'jobs.slug as job_slug',
      'jobs.title as job_title',
      'jobs.country_key',
      'jobs.language',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.logo_url',
      'person.id as person_id',
      'person.first_name',
      'person.last_name',
      'person.headline',
      'person.avatar_url',
      'person.last_active_at',
      'recruiters.title as recruiter_title',
      unread(participant).as('unread_count'),
      withdrawnAt.as('withdrawn_at'),
    ]);

type ChatRow = Awaited<ReturnType<ReturnType<typeof selectChats>['executeTakeFirstOrThrow']>>;

/** Rows as the participant sees them, with the stages of their applications at `now`. */
async function toChats(db: Db, rows: readonly ChatRow[], { side }: Participant, now: Date): Promise<Chat[]> {
  const ids = rows.map((row) => row.application_id);
  const storyOf = await findStories(db, ids, now);
  const lastOf = await findLastMessages(db, rows);
  return rows.map((row) => toChat(row, side, { story: storyOf(row.application_id), last: lastOf(row) }));
}

/** The last message of each chat. All its columns are read, whatever the fields of its kind. */
async function findLastMessages(db: Db, rows: readonly ChatRow[]): Promise<(row: ChatRow) => Message | null> {
  const ids = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const messages = await db.selectFrom('messages').selectAll().where('id', '=', anyIdOf(ids)).execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return (row) => {
    const last = byId.get(row.last_message_id ?? 0);
    return last === undefined ? null : toMessage(last, row);
  };
}

interface ChatParts {
  story: Story;
  last: Message | null;
}

const toChat = (row: ChatRow, side: Participant['side'], { story, last }: ChatParts): Chat => ({
  id: row.id,
  application_id: row.application_id,
  ...toLabels(row, story),
  job: {
    id: row.job_id,
    slug: row.job_slug,
    title: row.job_title,
    country_key: row.country_key,
    language: row.language,
  },
  company: { id: row.company_id, name: row.company_name, logo_url: row.logo_url },
  counterpart: {
    id: row.person_id,
    // Recruiters see the first name only.
    name: side === 'jobseeker' ? fullName(row) : row.first_name,
    title: row.recruiter_title ?? row.headline ?? '',
    // The picture belongs to what the person shares with the application.
    avatar_url: side === 'jobseeker' || row.is_shared ? row.avatar_url : null,
    last_active_at: row.last_active_at === null ? null : toSeconds(row.last_active_at),
  },
  last_message: last,
  unread_count: row.unread_count,
  updated_at: toSeconds(row.updated_at),
  withdrawn_at: row.withdrawn_at === null ? null : toSeconds(row.withdrawn_at),
});

function toLabels(row: ChatRow, story: Story) {
  const stage = stageOfRow({ ...row, status: row.application_status }, story);
  return { application_label: labelOfStage(stage), application_stage: stage };
}

/** The participant's chats with a message in the last 30 days, latest first. */
export async function findChats(
  db: Db,
  participant: Participant,
  { page, size, now }: { page: number; size: number; now: Date },
): Promise<{ chats: Chat[]; total: number }> {
  const { total } = await db
    .selectFrom('chats')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isParticipant(participant))
    .where('updated_at', '>', listedSince(now))
    .executeTakeFirstOrThrow();
  const rows = await selectChats(db, participant)
    .where('chats.updated_at', '>', listedSince(now))
    .orderBy('chats.updated_at', 'desc')
    .orderBy('chats.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { chats: await toChats(db, rows, participant, now), total };
}

/** One chat as the participant sees it, listed or not; null when it is not theirs. */
export async function readChat(
  db: Db,
  participant: Participant,
  chatId: number,
  now: Date,
): Promise<Chat | null> {
  const rows = await selectChats(db, participant).where('chats.id', '=', chatId).execute();
  const [chat = null] = await toChats(db, rows, participant, now);
  return chat;
}

/** Unread messages in all listed chats. */
export async function countUnreadMessages(db: Db, participant: Participant, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isParticipant(participant))
    .where('chats.updated_at', '>', listedSince(now))
    .where('messages.sender', '=', otherSide(participant.side))
    .where('messages.kind', '<>', 'recalled')
    .whereRef('messages.id', '>', readPointer(participant))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest chat of a job seeker with a recruiter, one that can be written in first; null when there is none. */
export async function findChatWith(db: Db, jobseekerId: number, recruiterId: number): Promise<number | null> {
  const row = await db
    .selectFrom('chats')
    .innerJoin('applications', 'applications.id', 'chats.application_id')
    .select('chats.id')
    .where('chats.jobseeker_id', '=', jobseekerId)
    .where('chats.recruiter_id', '=', recruiterId)
    .orderBy((eb) => eb('applications.status', '=', 'withdrawn'))
    .orderBy('chats.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
