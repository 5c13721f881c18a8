import type { Message } from '@jobharbor/shared/contracts';
import { chatFileLimits } from '@jobharbor/shared/contracts/chat/chat-file';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { saveFile } from '../common/save-file.ts';
import { addMessage } from '../messages/add-message.ts';
import { findChat, type Participant, type StoredChat } from '../messages/chat-access.ts';
import { findByKey, isOpen } from '../messages/message-repository.ts';
import { toMessage } from '../messages/message-rows.ts';
import { recordOpening } from '../received-applications/open-application.ts';
import type { ReadChatFile } from './read-chat-file.ts';

export interface NewChatFile extends ReadChatFile {
  chatId: number;
  clientKey: string;
  now: Date;
}

/** The message that was sent with the key before, if it was; not found for a chat of others. */
export async function findSent(
  db: Db,
  sender: Participant,
  { chatId, clientKey }: Pick<NewChatFile, 'chatId' | 'clientKey'>,
): Promise<Message | null> {
  const chat = await findChat(db, sender, chatId);
  const earlier = await findByKey(db, chat.id, sender, clientKey);
  return earlier === undefined ? null : toMessage(earlier, chat);
}

/** Daily limit of chat files of one account over all chats, since each is decoded and stored. */
const filesPerAccount = { limit: 200, seconds: 86_400 };

/** Counts a file before it is decoded. Throws 42402 above the limit of its chat, 40006 above that of the account. */
export async function countFile(
  db: Db,
  sender: Participant,
  { chatId, now }: Pick<NewChatFile, 'chatId' | 'now'>,
): Promise<void> {
  await checkLimit(db, await findChat(db, sender, chatId), sender, now);
  await consumeAttempt(db, { key: `chat-files:${sender.accountId}`, ...filesPerAccount }, now);
}

/** Stores a file and sends it, idempotent by the sender's key. Throws 42402 above the limit of a day. */
export async function addChatFile(
  db: Db,
  files: FileStore,
  sender: Participant,
  { bytes, ...draft }: NewChatFile,
): Promise<{ message: Message; isNew: boolean }> {
  const fileKey = await saveFile(files, bytes, errorCode.uploadFailed);
  try {
    const check = (tx: Db, chat: StoredChat) => checkLimit(tx, chat, sender, draft.now);
    const sent = await addMessage(db, sender, { ...draft, fileKey, check });
    if (!sent.isNew) await files.remove(fileKey);
    return sent;
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

/** Recalled files count as well, since they are kept for reports. */
async function checkLimit(tx: Db, chat: StoredChat, { side }: Participant, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('chat_id', '=', chat.id)
    .where('sender', '=', side)
    .where('kind', 'in', ['picture', 'file', 'recalled'])
    .where('sent_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  if (count >= chatFileLimits.perDay) throw new ApiError(errorCode.chatFileLimit);
}

/**
 * Opens the file of a message in a chat of the participant's; not found without one. What a recruiter opens of a résumé is
 * recorded, as with that of an application, and a withdrawal ends it.
 */
export async function openChatFile(
  db: Db,
  participant: Participant,
  { chatId, messageId, now }: { chatId: number; messageId: number; now: Date },
) {
  const chat = await findChat(db, participant, chatId);
  const row = await db
    .selectFrom('messages')
    .select(['kind', 'filename', 'format', 'file_key as fileKey'])
    .where('id', '=', messageId)
    .where('chat_id', '=', chat.id)
    .executeTakeFirst();
  if (row?.fileKey == null) throw new ApiError(errorCode.notFound);
  const filename = row.filename ?? '';
  if (row.kind === 'resume' && participant.side === 'recruiter')
    await db.transaction().execute(async (tx) => {
      if (chat.application_id === null || !(await isOpen(tx, chat))) throw new ApiError(errorCode.notFound);
      const opening = { accountId: participant.accountId, id: chat.application_id, now };
      await recordOpening(tx, opening, 'resume', filename);
    });
  return { ...row, fileKey: row.fileKey, filename };
}
