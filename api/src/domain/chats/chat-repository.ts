import type { Chat, ListedChats } from '@jobharbor/shared/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { shownStatus } from '../jobs/job-repository.ts';
import { isParticipant, otherSide, type Participant } from '../messages/chat-access.ts';
import { uncountedKinds } from '../messages/silent-kinds.ts';
import {
  chatRows,
  isListed,
  isNotDeleted,
  isWanted,
  readPointer,
  selectChats,
  toChats,
  unread,
} from './chat-rows.ts';
import type { FoundChats } from './search-chats.ts';

export interface ChatsQuery {
  filter: ListedChats;
  /** The chats that a search found; null without a search. */
  found: FoundChats | null;
  page: number;
  size: number;
  now: Date;
}

/** The participant's chats of a filter: pinned ones first, then latest first. */
export async function findChats(
  db: Db,
  participant: Participant,
  { filter, found, page, size, now }: ChatsQuery,
): Promise<{ chats: Chat[]; total: number }> {
  const listed = found ? sql<boolean>`(${isNotDeleted} and ${isOneOf(found)})` : isListed(now);
  const condition = sql<boolean>`(${listed} and ${matches(filter, participant, found !== null)})`;
  const { total } = await chatRows(db, participant)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const rows = await selectChats(db, participant)
    .where(condition)
    .orderBy(sql`chat_settings.pinned_at is null`)
    .orderBy('chats.updated_at', 'desc')
    .orderBy('chats.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { chats: await toChats(db, rows, { participant, now, found }), total };
}

const isOneOf = (found: FoundChats) => sql<boolean>`chats.id = ${anyIdOf([...found.keys()])}`;

function matches(filter: ListedChats, participant: Participant, isSearch: boolean): Expression<SqlBool> {
  switch (filter) {
    case 'all':
      return isSearch ? sql<boolean>`true` : isWanted;
    case 'unread':
      return sql<boolean>`(${isWanted} and ${unread(participant)} > 0)`;
    case 'not_interested':
      return sql<boolean>`not ${isWanted}`;
    case 'others':
      return sql<boolean>`(${isWanted}
        and (applications.status in ('declined', 'withdrawn') or ${shownStatus} <> 'open'
          or chat_starts.ended_at is not null))`;
    case 'started':
      return sql<boolean>`(${isWanted} and chats.application_id is null)`;
  }
}

/** One chat as the participant sees it, listed or not; null when it is not theirs. */
export async function readChat(
  db: Db,
  participant: Participant,
  chatId: number,
  now: Date,
): Promise<Chat | null> {
  const rows = await selectChats(db, participant).where('chats.id', '=', chatId).execute();
  const [chat = null] = await toChats(db, rows, { participant, now });
  return chat;
}

/** Unread messages in all listed chats, without those that the participant is not interested in. */
export async function countUnreadMessages(db: Db, participant: Participant, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .leftJoin('chat_settings', (join) =>
      join
        .onRef('chat_settings.chat_id', '=', 'chats.id')
        .on('chat_settings.account_id', '=', participant.accountId),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isParticipant(participant))
    .where(isListed(now))
    .where(isWanted)
    .where('messages.sender', '=', otherSide(participant.side))
    .where(sql<boolean>`messages.kind not in ${uncountedKinds}`)
    .whereRef('messages.id', '>', readPointer(participant))
    .where(sql<boolean>`messages.id > coalesce(chat_settings.deleted_up_to, 0)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest chat of a job seeker with a recruiter, one that can be written in first; null when there is none. */
export async function findChatWith(db: Db, jobseekerId: number, recruiterId: number): Promise<number | null> {
  const row = await db
    .selectFrom('chats')
    .leftJoin('applications', 'applications.id', 'chats.application_id')
    .leftJoin('chat_starts', 'chat_starts.chat_id', 'chats.id')
    .select('chats.id')
    .where('chats.jobseeker_id', '=', jobseekerId)
    .where('chats.recruiter_id', '=', recruiterId)
    .orderBy(sql`applications.status is not distinct from 'withdrawn' or chat_starts.ended_at is not null`)
    .orderBy('chats.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
