import {
  type Chat,
  isWritten,
  labelOfStage,
  type Message,
  noApplicationId,
} from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { activityInChat, timeOfActivity } from '../activity/activity-label.ts';
import { findStories, type Story, stageOfRow } from '../application-status/find-stories.ts';
import { namePartsOf } from '../common/name-for-recruiters.ts';
import { toSeconds } from '../common/seconds.ts';
import { shownStatus } from '../jobs/job-repository.ts';
import {
  hidesName,
  isParticipant,
  jobIdOfChat,
  otherSide,
  type Participant,
} from '../messages/chat-access.ts';
import { toMessage } from '../messages/message-rows.ts';
import { uncountedKinds } from '../messages/silent-kinds.ts';
import { agencyOf, fullName } from '../recruiters/recruiter-repository.ts';
import { toDraft } from './draft-repository.ts';
import type { FoundChats } from './search-chats.ts';

/** Days without a message after which a chat leaves the list, unless it is pinned. Its application still opens it. */
const listedDays = 30;

const listedSince = (now: Date) => new Date(now.getTime() - listedDays * 86_400_000);

/** SQL condition: the chat is not idle for too long, and the participant has not deleted it. Needs `chat_settings`. */
export const isListed = (now: Date) =>
  sql<boolean>`(${isNotDeleted}
    and (chats.updated_at > ${listedSince(now)} or chat_settings.pinned_at is not null))`;

/** SQL: not deleted by the participant, or with a message since. */
export const isNotDeleted = sql<boolean>`(
  chat_settings.deleted_up_to is null or coalesce(chats.last_message_id, 0) > chat_settings.deleted_up_to)`;

export const isWanted = sql<boolean>`chat_settings.not_interested_reason is null`;

export const chatRows = (db: Db, participant: Participant) =>
  db
    .selectFrom('chats')
    .leftJoin('applications', 'applications.id', 'chats.application_id')
    .leftJoin('chat_starts', 'chat_starts.chat_id', 'chats.id')
    .innerJoin('jobs', (join) => join.on('jobs.id', '=', jobIdOfChat))
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as person', (join) =>
      join.onRef('person.id', '=', `chats.${otherSide(participant.side)}_id`),
    )
    .innerJoin('accounts as viewer', (join) => join.on('viewer.id', '=', participant.accountId))
    .leftJoin('recruiters', 'recruiters.account_id', 'person.id')
    // Presence is that of the agency's account (`managed_by`) where the recruiter does not sign in.
    .leftJoin('accounts as manager', 'manager.id', 'recruiters.managed_by')
    .leftJoin('presences', (join) =>
      join.on(sql<boolean>`presences.account_id = coalesce(manager.id, person.id)`),
    )
    .leftJoin('chat_settings', (join) =>
      join
        .onRef('chat_settings.chat_id', '=', 'chats.id')
        .on('chat_settings.account_id', '=', participant.accountId),
    )
    .where(isParticipant(participant));

export const readPointer = ({ side }: Participant) => `chats.${side}_read` as const;

/** Messages of the other side that the asking side has neither read nor deleted, and that somebody has written or made. */
export const unread = (participant: Participant) => sql<number>`(
  select count(*) from messages as m
  where m.chat_id = chats.id and m.sender = ${otherSide(participant.side)} and m.kind not in ${uncountedKinds}
    and m.id > greatest(${sql.ref(readPointer(participant))}, coalesce(chat_settings.deleted_up_to, 0)))`;

const withdrawnAt = sql<Date | null>`(
  select max(at) from application_steps
  where application_id = chats.application_id and event = 'withdrawn')`;

const nameParts = namePartsOf('person');

export const selectChats = (db: Db, participant: Participant) =>
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
      agencyOf('chats.recruiter_id').as('agency'),
      'person.id as person_id',
      'person.first_name',
      'person.last_name',
      nameParts.first.as('applied_first_name'),
      nameParts.last.as('applied_last_name'),
      'person.headline',
      'person.avatar_url',
      'person.last_active_at',
      'person.active_before_at',
      sql<boolean>`(person.shows_activity and viewer.shows_activity
        and coalesce(manager.shows_activity, true))`.as('shows_activity'),
      'presences.present_until',
      'recruiters.title as recruiter_title',
      'chat_settings.pinned_at',
      'chat_settings.muted_at',
      'chat_settings.not_interested_reason',
      'chat_settings.deleted_up_to',
      'chat_settings.draft',
      'chat_settings.draft_at',
      'chat_starts.started_by',
      'chat_starts.started_at',
      'chat_starts.ended_by',
      'chat_starts.ended_at',
      hidesName.as('hides_name'),
      unread(participant).as('unread_count'),
      withdrawnAt.as('withdrawn_at'),
    ]);

type ChatRow = Awaited<ReturnType<ReturnType<typeof selectChats>['executeTakeFirstOrThrow']>>;

/** Rows as the participant sees them, with the stages of their applications at `now`. */
export async function toChats(
  db: Db,
  rows: readonly ChatRow[],
  { participant: { side }, now, found }: { participant: Participant; now: Date; found?: FoundChats | null },
): Promise<Chat[]> {
  const ids = rows.flatMap((row) => row.application_id ?? []);
  const storyOf = await findStories(db, ids, now);
  const lastOf = await findMessagesOf(db, rows, lastMessageId);
  const foundOf = await findMessagesOf(db, rows, ({ id }) => found?.get(id));
  return rows.map((row) => ({
    ...toChat(row, side, { story: storyOf(row.application_id ?? 0), last: lastOf(row), now }),
    found_message: foundOf(row),
  }));
}

/** One message of each chat. All columns are read, also those that its kind does not use. */
async function findMessagesOf(
  db: Db,
  rows: readonly ChatRow[],
  idOf: (row: ChatRow) => number | null | undefined,
): Promise<(row: ChatRow) => Message | null> {
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const messages = await db.selectFrom('messages').selectAll().where('id', '=', anyIdOf(ids)).execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return (row) => {
    const found = byId.get(idOf(row) ?? 0);
    return found === undefined ? null : toMessage(found, row);
  };
}

/** The last message that the participant has not deleted. */
const lastMessageId = ({ last_message_id, deleted_up_to }: ChatRow): number | null =>
  last_message_id !== null && last_message_id > (deleted_up_to ?? 0) ? last_message_id : null;

interface ChatParts {
  story: Story;
  last: Message | null;
  now: Date;
}

const toChat = (row: ChatRow, side: Participant['side'], { story, last, now }: ChatParts): Chat => ({
  id: row.id,
  application_id: row.application_id ?? noApplicationId,
  ...toLabels(row, story),
  start: toStart(row),
  job: {
    id: row.job_id,
    slug: row.job_slug,
    title: row.job_title,
    country_key: row.country_key,
    language: row.language,
  },
  company: { id: row.company_id, name: row.company_name, logo_url: row.logo_url },
  agency: row.agency,
  counterpart: {
    id: row.person_id,
    name: shownName(row, side),
    title: side === 'recruiter' && row.hides_name ? '' : (row.recruiter_title ?? row.headline ?? ''),
    // The picture belongs to what the person shares with the application.
    avatar_url: side === 'jobseeker' || row.is_shared === true ? row.avatar_url : null,
    ...shownActivity(row, side, { last, now }),
  },
  last_message: last,
  unread_count: row.unread_count,
  updated_at: toSeconds(row.updated_at),
  withdrawn_at: row.withdrawn_at === null ? null : toSeconds(row.withdrawn_at),
  is_pinned: row.pinned_at !== null,
  is_muted: row.muted_at !== null,
  not_interested_reason: row.not_interested_reason,
  draft: toDraft(row),
});

/** A reply is the chat's last message, sent by the other side and not automatic. */
function shownActivity(row: ChatRow, side: Participant['side'], { last, now }: Omit<ChatParts, 'story'>) {
  const isReply = last !== null && last.sender !== side && isWritten(last.kind) && !last.is_automatic;
  const replied_at = isReply ? new Date(last.sent_at * 1000) : null;
  const activity =
    side === 'recruiter' && row.hides_name ? null : activityInChat({ ...row, replied_at }, now);
  return { activity, last_active_at: timeOfActivity(activity, now) };
}

/**
 * Recruiters see the first name, and the last one too while the application is shared. They see none of a person whom
 * they found and who has not answered.
 */
function shownName(row: ChatRow, side: Participant['side']): string {
  if (side === 'jobseeker') return fullName(row);
  if (row.hides_name) return '';
  return personName({ first_name: row.applied_first_name, last_name: row.applied_last_name });
}

function toLabels({ application_status: status, exchange_status, ...row }: ChatRow, story: Story) {
  if (status === null || exchange_status === null)
    return {
      application_label: row.ended_at === null ? ('pending' as const) : ('withdrawn' as const),
      application_stage: undefined,
    };
  const stage = stageOfRow({ ...row, status, exchange_status }, story);
  return { application_label: labelOfStage(stage), application_stage: stage };
}

const toStart = ({ application_id, started_by, started_at, ended_by, ended_at }: ChatRow): Chat['start'] =>
  application_id !== null || started_by === null || started_at === null
    ? null
    : {
        by: started_by,
        at: toSeconds(started_at),
        ended_by,
        ended_at: ended_at === null ? null : toSeconds(ended_at),
      };
