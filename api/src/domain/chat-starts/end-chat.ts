import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findChat, type Participant, participantsOf } from '../messages/chat-access.ts';

/** Ends a chat without an application for both sides. Idempotent: who ended it first stays. */
export async function endChat(
  db: Db,
  participant: Participant,
  { chatId, now }: { chatId: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // No message can follow the end.
    const chat = await findChat(tx, participant, chatId, { lock: true });
    if (chat.application_id !== null) throw new ApiError(errorCode.chatHasApplication);
    const ended = await tx
      .updateTable('chat_starts')
      .set({ ended_by: participant.side, ended_at: now })
      .where('chat_id', '=', chatId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    await publish(tx, { kind: 'chat', chat_id: chatId, audience: await participantsOf(tx, chat) });
  });
}
