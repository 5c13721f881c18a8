import type { AdminQueue } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

interface RecordedDecision {
  queue: AdminQueue;
  subjectId: number;
  /** Title of the job or name of the company. */
  label?: string;
  outcome: string;
  reason: string;
  adminId: number;
  now: Date;
}

/** Adds a decision to the log of admins, in the transaction that carries it out. */
export async function recordDecision(
  tx: Db,
  { queue, subjectId, label = '', outcome, reason, adminId, now }: RecordedDecision,
): Promise<void> {
  await tx
    .insertInto('admin_decisions')
    .values({
      ...{ queue, label, outcome, reason: reason.trim() },
      ...{ subject_id: subjectId, decided_by: adminId, decided_at: now },
    })
    .execute();
}
