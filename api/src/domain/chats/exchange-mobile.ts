import type { Message, MessageContent } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findChat, type Participant, participantsOf, type StoredChat } from '../messages/chat-access.ts';
import { checkOpen, insertMessage } from '../messages/message-repository.ts';
import { toMessage } from '../messages/message-rows.ts';
import { checkBothWrote, type ExchangeRequest, findExchange, findRequest, storeAnswer } from './exchange.ts';

type MobileContent = MessageContent<'mobile'>;

/** For clients that do not know the kind. */
const requestText = 'May we exchange mobile numbers?';

/**
 * Asks the other side for its mobile number, by a message. 42370 until both sides have written, 42371 for a job seeker
 * without a number of their own. Returns what is there already: an open request of this side, or the exchange.
 */
export async function requestMobile(
  db: Db,
  asker: Participant,
  { chatId, clientKey, now }: ExchangeRequest,
): Promise<{ message: Message; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const chat = await findChat(tx, asker, chatId, { lock: true });
    const earlier = await findExchange(tx, chat, 'mobile');
    if (earlier?.state === 'accepted' || (earlier?.state === 'requested' && earlier.sender === asker.side))
      return { message: toMessage(earlier, chat), isNew: false };
    await checkOpen(tx, chat);
    await checkBothWrote(tx, chat, errorCode.exchangeTooEarly);
    if (asker.side === 'jobseeker') await findMobile(tx, chat.jobseeker_id);
    const content: MobileContent = {
      ...{ kind: 'mobile', state: 'requested', jobseeker_mobile: null, recruiter_mobile: null },
      text: requestText,
    };
    const message = await insertMessage(tx, chat, asker, { clientKey, content, now });
    await setExchangeStatus(tx, chat, 'requested');
    return { message, isNew: true };
  });
}

/** Answers the other side's request; 40009 for one that was answered otherwise. */
export async function answerMobile(
  db: Db,
  answerer: Participant,
  { chatId, messageId, action }: { chatId: number; messageId: number; action: 'accept' | 'decline' },
): Promise<Message> {
  return db.transaction().execute(async (tx) => {
    const chat = await findChat(tx, answerer, chatId, { lock: true });
    const row = await findRequest(tx, chat, { answerer, kind: 'mobile', messageId });
    const state = action === 'accept' ? 'accepted' : 'declined';
    if (row.state === state) return toMessage(row, chat);
    if (row.state !== 'requested') throw new ApiError(errorCode.staleVersion);
    await checkOpen(tx, chat);
    const changes = { state, ...(state === 'accepted' && (await findNumbers(tx, chat))) } as const;
    await setExchangeStatus(tx, chat, state === 'accepted' ? 'exchanged' : 'none');
    return storeAnswer(tx, chat, row, changes);
  });
}

/** The confirmed number of an account; 42371 without one. */
async function findMobile(tx: Db, accountId: number): Promise<string> {
  const row = await tx
    .selectFrom('accounts')
    .select('phone_num')
    .where('id', '=', accountId)
    .where('is_mobile_verified', '=', true)
    .executeTakeFirst();
  if (row?.phone_num == null) throw new ApiError(errorCode.mobileMissing);
  return row.phone_num;
}

async function findNumbers(tx: Db, chat: StoredChat) {
  const jobseeker_mobile = await findMobile(tx, chat.jobseeker_id);
  const recruiter = await tx
    .selectFrom('accounts')
    .select(['phone_num', 'is_mobile_verified'])
    .where('id', '=', chat.recruiter_id)
    .executeTakeFirstOrThrow();
  const recruiter_mobile = recruiter.is_mobile_verified ? recruiter.phone_num : null;
  const text = [jobseeker_mobile, recruiter_mobile].filter(Boolean).join(' · ');
  return { jobseeker_mobile, recruiter_mobile, text };
}

/** The application's own record of it: an interview by phone needs no other number then. */
async function setExchangeStatus(
  tx: Db,
  chat: StoredChat,
  status: 'none' | 'requested' | 'exchanged',
): Promise<void> {
  const { application_id } = chat;
  if (application_id === null) return;
  await tx
    .updateTable('applications')
    .set({ exchange_status: status })
    .where('id', '=', application_id)
    .execute();
  const audience = await participantsOf(tx, chat);
  await publish(tx, { kind: 'application', application_id, audience });
}
