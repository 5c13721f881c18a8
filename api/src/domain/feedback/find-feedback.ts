import type { Feedback, FeedbackState, OwnFeedback } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';

const ownListed = 50;

/** SQL: whether a row of `feedback` has an answer since it was last reopened. */
export const isAnswered = sql<boolean>`exists (
  select 1 from feedback_answers a
  where a.feedback_id = feedback.id and (feedback.reopened_at is null or a.answered_at > feedback.reopened_at))`;

interface Times {
  closed_at: Date | null;
  reopened_at: Date | null;
  is_answered: boolean;
}

function feedbackStateOf({ closed_at, reopened_at, is_answered }: Times): FeedbackState {
  if (closed_at !== null) return 'closed';
  if (is_answered) return 'answered';
  return reopened_at === null ? 'new' : 'reopened';
}

type ListState = 'open' | 'answered' | 'closed';

export async function findFeedback(
  db: Db,
  { state, page, size }: { state?: ListState | undefined; page: number; size: number },
): Promise<{ feedback: Feedback[]; total: number }> {
  const wanted = db
    .selectFrom('feedback')
    .$if(state === 'open' || state === 'answered', (all) => all.where('closed_at', 'is', null))
    .$if(state === 'open', (all) => all.where((eb) => eb.not(isAnswered)))
    .$if(state === 'answered', (all) => all.where(isAnswered))
    .$if(state === 'closed', (all) => all.where('closed_at', 'is not', null));
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .leftJoin('accounts', 'accounts.id', 'feedback.account_id')
    .selectAll('feedback')
    .select(['accounts.email as account_email', isAnswered.as('is_answered')])
    .orderBy((eb) => eb('closed_at', 'is not', null))
    .orderBy('sent_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('feedback.id', state === 'open' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [pictures, answers] = [await picturesOf(db, ids), await answersOf(db, ids)];
  return {
    total,
    feedback: rows.map((row) => ({
      ...{ id: row.id, topic: row.topic, text: row.text, account_id: row.account_id },
      email: row.email ?? row.account_email,
      ...{ country: row.country_key, language: row.language },
      sent_at: toSeconds(row.sent_at),
      closed_at: row.closed_at && toSeconds(row.closed_at),
      state: feedbackStateOf(row),
      replies: answers.get(row.id) ?? [],
      pictures: (pictures.get(row.id) ?? []).map((key) => `/api/admin/feedback/pictures/${key}`),
    })),
  };
}

/** The feedback of an account, the newest first. */
export async function findOwnFeedback(db: Db, accountId: number): Promise<OwnFeedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'topic', 'text', 'sent_at', 'closed_at', 'reopened_at', isAnswered.as('is_answered')])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(ownListed)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [pictures, answers] = [await picturesOf(db, ids), await answersOf(db, ids)];
  return rows.map((row) => ({
    ...{ id: row.id, topic: row.topic, text: row.text, state: feedbackStateOf(row) },
    sent_at: toSeconds(row.sent_at),
    pictures: pictures.get(row.id)?.length ?? 0,
    replies: answers.get(row.id) ?? [],
  }));
}

/** Keys of pictures by feedback. */
async function picturesOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('feedback_pictures')
    .select(['feedback_id', 'key'])
    .where('feedback_id', '=', anyIdOf(ids))
    .orderBy('id')
    .execute();
  const found = new Map<number, string[]>();
  for (const { feedback_id: id, key } of rows) found.set(id, [...(found.get(id) ?? []), key]);
  return found;
}

async function answersOf(db: Db, ids: readonly number[]): Promise<Map<number, Feedback['replies']>> {
  const rows = await db
    .selectFrom('feedback_answers')
    .select(['feedback_id', 'text', 'answered_at'])
    .where('feedback_id', '=', anyIdOf(ids))
    .orderBy('id')
    .execute();
  const found = new Map<number, Feedback['replies']>();
  for (const { feedback_id: id, text, answered_at } of rows)
    found.set(id, [...(found.get(id) ?? []), { text, answered_at: toSeconds(answered_at) }]);
  return found;
}

export async function findPictureFile(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom('feedback_pictures')
    .select('file_key')
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row.file_key;
}
