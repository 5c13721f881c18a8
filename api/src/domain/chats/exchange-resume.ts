import type { Message, MessageContent, ResumeAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { MessagesTable } from '../../database/tables/application-tables.ts';
import { lockAccount } from '../common/idempotency.ts';
import { findChat, type Participant } from '../messages/chat-access.ts';
import { checkOpen, insertMessage } from '../messages/message-repository.ts';
import { noFile, toMessage } from '../messages/message-rows.ts';
import { findChosenResumes } from '../sent-resumes/sent-resume-repository.ts';
import { checkBothWrote, type ExchangeRequest, findExchange, findRequest, storeAnswer } from './exchange.ts';

/** For clients that do not know the kind. */
const texts = {
  requested: 'May I have your résumé?',
  declined: 'No résumé was shared.',
  revoked: 'The résumé was taken back.',
} as const;

/** Asks for a résumé, in a chat of an application (else 42454); idempotent while a request or a résumé stands. */
export async function requestResume(
  db: Db,
  asker: Participant,
  { chatId, clientKey, now }: ExchangeRequest,
): Promise<{ message: Message; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const chat = await findChat(tx, asker, chatId, { lock: true });
    const earlier = await findExchange(tx, chat, 'resume');
    if (earlier?.state === 'accepted' || earlier?.state === 'requested')
      return { message: toMessage(earlier, chat), isNew: false };
    await checkOpen(tx, chat);
    if (chat.application_id === null) throw new ApiError(errorCode.resumeNeedsApplication);
    await checkBothWrote(tx, chat, errorCode.resumeTooEarly);
    const content: MessageContent<'resume'> = {
      ...{ kind: 'resume', state: 'requested', resume: null, text: texts.requested },
    };
    return { message: await insertMessage(tx, chat, asker, { clientKey, content, now }), isNew: true };
  });
}

/**
 * Shares the chosen résumé, of which the chat keeps a copy, declines, or takes the résumé back. 40009 where the request was
 * answered otherwise.
 */
export async function answerResume(
  db: Db,
  answerer: Participant,
  { chatId, messageId, answer }: { chatId: number; messageId: number; answer: ResumeAnswer },
): Promise<Message> {
  return db.transaction().execute(async (tx) => {
    // A résumé that is being deleted holds the same lock.
    await lockAccount(tx, answerer.accountId);
    const chat = await findChat(tx, answerer, chatId, { lock: true });
    const row = await findRequest(tx, chat, { answerer, kind: 'resume', messageId });
    const state = ({ accept: 'accepted', decline: 'declined', take_back: 'revoked' } as const)[answer.action];
    if (row.state === state) return toMessage(row, chat);
    if (row.state !== (state === 'revoked' ? 'accepted' : 'requested'))
      throw new ApiError(errorCode.staleVersion);
    if (state !== 'revoked') await checkOpen(tx, chat);
    const changes = { state, ...(await columnsOf(tx, answerer.accountId, answer)) };
    if (state === 'revoked') await queueFile(tx, row);
    return storeAnswer(tx, chat, row, changes);
  });
}

async function columnsOf(tx: Db, accountId: number, answer: ResumeAnswer) {
  if (answer.action === 'decline') return { text: texts.declined };
  if (answer.action === 'take_back') return { ...noFile, text: texts.revoked };
  const [resume] = await findChosenResumes(tx, accountId, [answer.resume_id]);
  if (resume === undefined) throw new ApiError(errorCode.notFound);
  const { filename, format, size, file_key } = resume;
  return { filename, format, size, file_key, text: filename };
}

/** The file is removed unless a résumé or an application has it, too. */
const queueFile = (tx: Db, { file_key }: Selectable<MessagesTable>) =>
  file_key !== null &&
  tx
    .insertInto('removed_files')
    .values({ file_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
