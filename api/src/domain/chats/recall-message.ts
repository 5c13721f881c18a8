import { isWritten, type Message, recalledText, recallMinutes } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findChat, type Participant, participantsOf } from '../messages/chat-access.ts';
import { noFile, toMessage } from '../messages/message-rows.ts';

/**
 * Recalls a message of the participant's side and publishes the change to both. Text and file move to `recalled_messages`.
 * Idempotent; 42100 after the limit.
 */
export async function recallMessage(
  db: Db,
  writer: Participant,
  { chatId, messageId, now }: { chatId: number; messageId: number; now: Date },
): Promise<Message> {
  return db.transaction().execute(async (tx) => {
    const chat = await findChat(tx, writer, chatId, { lock: true });
    const row = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('chat_id', '=', chat.id)
      .where('sender', '=', writer.side)
      .executeTakeFirst();
    if (row === undefined || (!isWritten(row.kind) && row.kind !== 'recalled'))
      throw new ApiError(errorCode.notFound);
    if (row.kind === 'recalled') return toMessage(row, chat);
    if (now.getTime() > row.sent_at.getTime() + recallMinutes * 60_000)
      throw new ApiError(errorCode.recallTooLate);
    await tx
      .insertInto('recalled_messages')
      .values({
        message_id: row.id,
        account_id: row.sender_id ?? writer.accountId,
        text: row.text,
        filename: row.filename,
        format: row.format ?? (row.kind === 'picture' ? 'jpg' : null),
        file_key: row.file_key,
        recalled_at: now,
      })
      .execute();
    const recalled = { kind: 'recalled', text: recalledText, ...noFile } as const;
    await tx.updateTable('messages').set(recalled).where('id', '=', row.id).execute();
    await publish(tx, { kind: 'message', message_id: row.id, audience: await participantsOf(tx, chat) });
    return toMessage({ ...row, ...recalled }, chat);
  });
}
