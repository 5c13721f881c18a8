import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { participantsOf, type StoredChat } from './chat-access.ts';

/**
 * Gives an application the chat about the job that began without one, also an ended one; null when there is none. The caller
 * holds the lock on the person's account.
 */
export async function joinStartedChat(
  tx: Db,
  {
    applicationId,
    accountId,
    jobId,
    recruiterId,
    now,
  }: Record<'applicationId' | 'accountId' | 'jobId' | 'recruiterId', number> & { now: Date },
): Promise<StoredChat | null> {
  const chat = await tx
    .updateTable('chats')
    .from('chat_starts as s')
    .whereRef('s.chat_id', '=', 'chats.id')
    .where('s.account_id', '=', accountId)
    .where('s.job_id', '=', jobId)
    .where('chats.application_id', 'is', null)
    .set({ application_id: applicationId, recruiter_id: recruiterId, updated_at: now })
    .returningAll('chats')
    .executeTakeFirst();
  if (chat === undefined) return null;
  await tx
    .updateTable('chat_starts')
    .set({ ended_by: null, ended_at: null })
    .where('chat_id', '=', chat.id)
    .execute();
  await publish(tx, { kind: 'chat', chat_id: chat.id, audience: await participantsOf(tx, chat) });
  return chat;
}
