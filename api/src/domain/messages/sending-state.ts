import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { audienceSql } from '../recruiters/recruiter-repository.ts';
import type { ChatSide, StoredChat } from './chat-access.ts';

/** What storing a message depends on, besides the row of its chat. */
export interface SendingState {
  /** The accounts on the recruiter's side. */
  recruiters: number[];
  /** A message of the side has the key. */
  is_repeated: boolean;
  /** The application was withdrawn, or the chat without one was ended. */
  is_closed: boolean;
  /** The person has résumés sent automatically. */
  sends_resume: boolean;
  /** The job's company has a webhook. */
  has_webhooks: boolean;
  /** The application has the step of the recruiter's first message. */
  has_replied: boolean;
  recruiter_active_at: Date | null;
}

/**
 * Reads the state in one query: a query for each costs a message more processor time than all the rest. The caller holds
 * the lock on the chat's row. A query that takes the lock itself would not see what was committed while it waited.
 */
export async function findSendingState(
  tx: Db,
  { id, application_id, jobseeker_id, recruiter_id }: StoredChat,
  { side, clientKey = null }: { side: ChatSide; clientKey?: string | null },
): Promise<SendingState> {
  const { rows } = await sql<SendingState>`
    select ${audienceSql(sql`recruiter.id`)} as recruiters,
      ${clientKey}::text is not null and exists (select from messages
        where chat_id = ${id} and sender = ${side} and client_key = ${clientKey}) as is_repeated,
      coalesce(application.status = 'withdrawn' or start.ended_at is not null, false) as is_closed,
      person.sends_resume,
      exists (select from webhooks join jobs on jobs.company_id = webhooks.company_id
        where jobs.id = coalesce(application.job_id, start.job_id)) as has_webhooks,
      exists (select from application_steps
        where application_id = ${application_id} and event = 'replied') as has_replied,
      recruiter.last_active_at as recruiter_active_at
    from accounts recruiter
    join accounts person on person.id = ${jobseeker_id}
    left join applications application on application.id = ${application_id}
    left join chat_starts start on start.chat_id = ${id} and ${application_id}::bigint is null
    where recruiter.id = ${recruiter_id}`.execute(tx);
  const [state] = rows;
  if (state === undefined) throw new Error(`Chat ${id} has no account on one side`);
  return state;
}
