import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publishing } from '../../events/publish.ts';
import { audienceSql } from '../recruiters/recruiter-repository.ts';
import { isParticipant, type Participant } from './chat-access.ts';

/** Tells the other side of a participant's chat that they write, in one statement: it comes every few seconds. */
export async function publishTyping(db: Db, participant: Participant, chatId: number): Promise<void> {
  const { side } = participant;
  const audience = side === 'recruiter' ? sql`array[jobseeker_id]` : audienceSql(sql`chats.recruiter_id`);
  const event = sql`json_build_object(
    'kind', 'typing', 'chat_id', id, 'side', ${side}::text, 'audience', ${audience})`;
  const { rows } = await sql`
    select ${publishing(db, event)} from chats where id = ${chatId} and ${isParticipant(participant)}`.execute(
    db,
  );
  if (rows.length === 0) throw new ApiError(errorCode.notFound);
}
