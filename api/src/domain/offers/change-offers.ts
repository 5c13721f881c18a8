import { createHash } from 'node:crypto';
import type { OfferAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ApplicationViewer } from '../application-rules/visible-applications.ts';
import { recordStoryStep, type StoryEvent } from '../application-steps/record-step.ts';
import { publishToBoth } from '../interviews/change-interviews.ts';
import { addMessage } from '../messages/add-message.ts';
import { lockChatOf } from '../messages/post-step-to-chat.ts';
import { offersOf } from './offer-repository.ts';
import { changesByAnswer, changesByWithdrawal, checkOpen, type StoredOffer } from './offer-rules.ts';

interface Target {
  id: number;
  now: Date;
}

/** The candidate's acceptance or decline, in a transaction. */
export async function answerOffer(
  tx: Db,
  { accountId, id, now }: Target & { accountId: number },
  answer: Exclude<OfferAnswer, { action: 'ask' }>,
): Promise<void> {
  const isFirstWanted = answer.action === 'accept' && answer.despite_accepted === false;
  // Two acceptances at once: the second one waits, and finds the first.
  if (isFirstWanted)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`offers of ${accountId}`}, 0))`.execute(tx);
  const row = await lockOffer(tx, { jobseekerId: accountId }, id);
  const changes = changesByAnswer(row, answer, now);
  if (changes === null) return;
  if (isFirstWanted) await refuseSecond(tx, accountId);
  await store(tx, row, changes, now);
  const event = answer.action === 'accept' ? 'offer_accepted' : 'offer_declined';
  await tell(tx, row, { actor: 'jobseeker', event, now });
}

/** 42459 where the person has accepted an offer of an application that nobody has ended. */
async function refuseSecond(tx: Db, accountId: number): Promise<void> {
  const accepted = await tx
    .selectFrom('offers as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .select('o.id')
    .where('a.account_id', '=', accountId)
    .where('a.status', 'not in', ['withdrawn', 'declined'])
    .where('o.state', '=', 'accepted')
    .executeTakeFirst();
  if (accepted !== undefined) throw new ApiError(errorCode.offerElsewhere);
}

/** Sends a question about an open offer as a message of the chat, once however often it is sent. */
export async function askAboutOffer(
  db: Db,
  { accountId, id, now }: Target & { accountId: number },
  { text, version }: { text: string; version: number },
): Promise<void> {
  const row = await offersOf(db, { jobseekerId: accountId })
    .selectAll('o')
    .select('c.id as chat_id')
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  checkOpen(row, version, now);
  if (row.chat_id === null) throw new ApiError(errorCode.chatClosed);
  const clientKey = `offer-${id}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  const draft = { chatId: row.chat_id, clientKey, content: { kind: 'text' as const, text }, now };
  // In its own transaction, since a message locks the chat before the application.
  const { isNew } = await addMessage(db, { accountId, side: 'jobseeker' }, draft);
  if (!isNew) return;
  await db
    .transaction()
    .execute((tx) => tell(tx, row, { actor: 'jobseeker', event: 'offer_questioned', now }));
}

/** The employer's withdrawal of an offer, in a transaction. Returns whether it changed anything. */
export async function withdrawOffer(
  tx: Db,
  { actorId, id, now }: Target & { actorId: number },
  body: { version: number; text: string },
): Promise<boolean> {
  const row = await lockOffer(tx, { actorId }, id);
  const changes = changesByWithdrawal(row, body, now);
  if (changes === null) return false;
  await store(tx, row, changes, now);
  await tell(tx, row, { actor: 'recruiter', event: 'offer_withdrawn', now });
  return true;
}

/** Ends the open offer of an application that one side has ended. The caller publishes the change. */
export async function endOpenOffer(
  tx: Db,
  applicationId: number,
  { by, now }: { by: 'jobseeker' | 'recruiter'; now: Date },
): Promise<void> {
  const state = by === 'jobseeker' ? ('declined' as const) : ('withdrawn' as const);
  const ended = await tx
    .updateTable('offers')
    .set({ state, open_application_id: null, updated_at: now, version: sql`version + 1` })
    .where('open_application_id', '=', applicationId)
    .where('valid_until', '>', now)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  await recordStoryStep(tx, { applicationId, at: now, actor: by, event: `offer_${state}` });
}

/** Locks the chat, then the application: in the order of every change of its story. */
async function lockOffer(tx: Db, viewer: ApplicationViewer, id: number): Promise<StoredOffer> {
  const offer = await tx
    .selectFrom('offers')
    .select('application_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (offer === undefined) throw new ApiError(errorCode.notFound);
  await lockChatOf(tx, offer.application_id);
  await tx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', offer.application_id)
    .forUpdate()
    .execute();
  const row = await offersOf(tx, viewer)
    .selectAll('o')
    .where('o.id', '=', id)
    .forUpdate('o')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

const store = (tx: Db, { id }: StoredOffer, changes: Partial<StoredOffer>, now: Date) => {
  const { terms: _, ...rest } = changes;
  return tx
    .updateTable('offers')
    .set({ ...rest, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

async function tell(
  tx: Db,
  { application_id: applicationId }: StoredOffer,
  { actor, event, now }: { actor: 'jobseeker' | 'recruiter'; event: StoryEvent; now: Date },
): Promise<void> {
  await recordStoryStep(tx, { applicationId, at: now, actor, event });
  await publishToBoth(tx, applicationId);
}
