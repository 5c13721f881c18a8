import { type ChatEvent, chatEvents, type MessageContent, type StoryStep } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { insertMessage } from './message-repository.ts';

type Event = Exclude<StoryStep['event'], 'other'>;

export interface PostedStep {
  applicationId: number;
  at: Date;
  actor: StoryStep['actor'];
  event: Event;
  /** Of the interview of an invitation, or of the offer that is made. */
  subjectId?: number | undefined;
}

/** Adds a step of an application to its chat, where both sides see it. The caller has locked the chat (`lockChatOf`). */
export async function postStepToChat(
  tx: Db,
  { applicationId, at, actor, event, subjectId }: PostedStep,
): Promise<void> {
  const content = contentOf(event, subjectId);
  if (content === null || actor === 'system') return;
  const chat = await tx
    .selectFrom('chats')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (chat === undefined) return;
  await insertMessage(tx, chat, { accountId: null, side: actor }, { clientKey: null, content, now: at });
}

function contentOf(event: Event, subjectId: number | undefined): MessageContent | null {
  if (event === 'interview_invited' && subjectId !== undefined)
    return { kind: 'interview', interview_id: subjectId, text: 'Invitation to an interview' };
  if (event === 'offer_made' && subjectId !== undefined)
    return { kind: 'offer', offer_id: subjectId, text: 'Offer of work' };
  return isChatEvent(event) ? { kind: 'system', event, text: textOf(event) } : null;
}

const isChatEvent = (event: Event): event is ChatEvent => (chatEvents as readonly string[]).includes(event);

/** For clients that do not know the kind: "Interview accepted", "Application declined". */
function textOf(event: ChatEvent): string {
  const words = (event.includes('_') ? event : `application_${event}`).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Locks the chat of an application, if it has one, before the application: in the order of sending a message. Every
 * change of the application's story begins with it.
 */
export const lockChatOf = (tx: Db, applicationId: number) =>
  tx.selectFrom('chats').select('id').where('application_id', '=', applicationId).forUpdate().execute();
