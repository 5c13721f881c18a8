import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { isAnswered } from './find-feedback.ts';

interface Decided {
  id: number;
  note: string;
  adminId: number;
  now: Date;
}

/** Of the feedback; concurrent decisions on it run one after the other. */
export async function lockFeedback(tx: Db, id: number) {
  const row = await tx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

/** When it was first marked as dealt with. */
export async function closeFeedback(db: Db, { id, note, adminId, now }: Decided): Promise<Date> {
  return db.transaction().execute(async (tx) => {
    const { closed_at } = await lockFeedback(tx, id);
    if (closed_at !== null) return closed_at;
    await tx.updateTable('feedback').set({ closed_at: now }).where('id', '=', id).execute();
    const decided = { outcome: 'closed', reason: note, adminId, now };
    await recordDecision(tx, { queue: 'feedback', subjectId: id, ...decided });
    return now;
  });
}

/** Makes it wait again; nothing where it waits already. */
export async function reopenFeedback(db: Db, { id, note, adminId, now }: Decided): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { closed_at } = await lockFeedback(tx, id);
    const { is_answered } = await tx
      .selectFrom('feedback')
      .select(isAnswered.as('is_answered'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (closed_at === null && !is_answered) return;
    const change = { closed_at: null, reopened_at: now };
    await tx.updateTable('feedback').set(change).where('id', '=', id).execute();
    const decided = { outcome: 'reopened', reason: note, adminId, now };
    await recordDecision(tx, { queue: 'feedback', subjectId: id, ...decided });
  });
}
