import type { Message } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { findAutomaticResume } from './automatic-messages.ts';
import { findChat, type Participant, type StoredChat } from './chat-access.ts';
import { closedChat, findByKey, insertMessage, type NewMessage } from './message-repository.ts';
import { toMessage } from './message-rows.ts';
import { findSendingState } from './sending-state.ts';

/**
 * Stores a message, idempotent by the sender's key, and publishes it to both sides. Locks the chat's row first, so that
 * ids increase in commit order. A closed chat refuses a new message ({@link closedChat}), and `check` may.
 */
export async function addMessage(
  db: Db,
  sender: Participant,
  { check, ...draft }: NewMessage & { check?: (tx: Db, chat: StoredChat) => Promise<void> },
): Promise<{ message: Message; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const chat = await findChat(tx, sender, draft.chatId, { lock: true });
    const state = await findSendingState(tx, chat, { side: sender.side, clientKey: draft.clientKey });
    const earlier = state.is_repeated ? await findByKey(tx, chat.id, sender, draft.clientKey) : undefined;
    if (earlier !== undefined) return { message: toMessage(earlier, chat), isNew: false };
    if (state.is_closed) throw closedChat(chat);
    await check?.(tx, chat);
    const message = await insertMessage(tx, chat, sender, draft, state);
    if (state.sends_resume) await sendAutomaticResume(tx, chat, draft.now);
    return { message, isNew: true };
  });
}

/** Sends the résumé automatically once both sides have written, if the person has enabled it. */
async function sendAutomaticResume(tx: Db, chat: StoredChat, now: Date): Promise<void> {
  const resume = await findAutomaticResume(tx, chat);
  if (resume === null) return;
  const sender = { accountId: chat.jobseeker_id, side: 'jobseeker' } as const;
  await insertMessage(tx, chat, sender, { clientKey: null, ...resume, automatic: 'resume', now });
}
