import { type JobStatus, labelOfStage, type SocketEvent } from '@jobharbor/shared/contracts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { BusEvent } from '../../events/bus-event.ts';
import { findStage } from '../application-status/find-stories.ts';
import { findDraft } from '../chats/draft-repository.ts';
import { findMessagesById } from '../messages/message-repository.ts';

type DeliveredEvent = Exclude<BusEvent, { kind: 'session-ended' | 'listing' | 'market' }>;

/** The frame of an event; null if its subject was deleted. */
export async function toFrame(db: Db, event: DeliveredEvent, now: Date): Promise<SocketEvent | null> {
  switch (event.kind) {
    case 'message': {
      const message = (await findMessagesById(db, [event.message_id])).get(event.message_id);
      return message === undefined ? null : { type: 'message', message };
    }
    case 'receipt': {
      const { chat_id, side, up_to, status } = event;
      return { type: 'receipt', chat_id, side, up_to, status };
    }
    case 'typing':
      return { type: 'typing', chat_id: event.chat_id, side: event.side };
    case 'chat':
      return { type: 'chat', chat_id: event.chat_id };
    case 'chat-draft': {
      const draft = await findDraft(db, { accountId: event.account_id, chatId: event.chat_id });
      return draft && { type: 'chat-draft', chat_id: event.chat_id, ...draft };
    }
    case 'application': {
      // Its owner tracks one on another site no longer.
      const stage = (await findStage(db, event.application_id, now)) ?? 'withdrawn';
      const label = labelOfStage(stage);
      return { type: 'application', application_id: event.application_id, label, stage };
    }
    case 'saved':
      return { type: 'saved', job_id: event.job_id, is_saved: event.is_saved };
    case 'resume-reading':
      return { type: 'resume-reading', resume_id: event.resume_id, state: event.state };
    case 'job-alert':
    case 'pick':
    case 'news':
    case 'account':
      return { type: event.kind };
  }
}

/** Frames with the current state of these jobs. */
export async function findJobFrames(db: Db, jobIds: readonly number[]) {
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', '=', anyIdOf(jobIds))
    .execute();
  return rows.map(({ id, status }) => ({ type: 'job' as const, job_id: id, status: status as JobStatus }));
}
