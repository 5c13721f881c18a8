import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Expression, SqlBool } from 'kysely';
import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Database } from '../../database/schema.ts';
import type { ChatsTable } from '../../database/tables/application-tables.ts';
import type { Session } from '../../session/session-repository.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { audienceOf, representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { uncountedKinds } from './silent-kinds.ts';

export type ChatSide = 'jobseeker' | 'recruiter';
export type StoredChat = Selectable<ChatsTable>;

/** An account and the side of its chats that it is on. */
export interface Participant {
  accountId: number;
  side: ChatSide;
}

export const participantOf = ({ accountId, role }: Pick<Session, 'accountId' | 'role'>): Participant => ({
  accountId,
  side: role === 'recruiter' ? 'recruiter' : 'jobseeker',
});

export const otherSide = (side: ChatSide): ChatSide => (side === 'jobseeker' ? 'recruiter' : 'jobseeker');

/** The chats that a participant takes part in, as a condition on `chats`; none with a company that the person has blocked. */
export function isParticipant({ accountId, side }: Participant): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'chats'>();
  const own =
    side === 'jobseeker'
      ? eb('chats.jobseeker_id', '=', accountId)
      : eb('chats.recruiter_id', 'in', representedRecruiters(accountId));
  return eb.and([own, recruiterNotBlocked('chats.jobseeker_id', 'chats.recruiter_id')]);
}

/** A chat of the participant's; throws not found for any other. `lock` locks the row for the transaction. */
export async function findChat(
  db: Db,
  participant: Participant,
  chatId: number,
  { lock = false } = {},
): Promise<StoredChat> {
  const chat = await db
    .selectFrom('chats')
    .selectAll()
    .where('id', '=', chatId)
    .where(isParticipant(participant))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (chat === undefined) throw new ApiError(errorCode.notFound);
  return chat;
}

/** SQL: the job of a chat, of its application or of its start. Needs both tables, joined by their names. */
export const jobIdOfChat = sql<number>`coalesce(applications.job_id, chat_starts.job_id)`;

/**
 * SQL: the recruiter found the person, who has neither answered nor applied; until then the name is hidden from them. Needs
 * `chat_starts`, joined by its name.
 */
export const hidesName = sql<boolean>`(coalesce(chat_starts.hides_name, false) and chats.application_id is null
  and not exists (select from messages answer where answer.chat_id = chats.id and answer.sender = 'jobseeker'
    and answer.kind not in ${uncountedKinds}))`;

/** The accounts on both sides of a chat. */
export const participantsOf = async (db: Db, chat: StoredChat): Promise<number[]> => [
  chat.jobseeker_id,
  ...(await audienceOf(db, chat.recruiter_id)),
];
