import type { WithdrawReason } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { statusAfterWithdrawal } from '../application-rules/application-rules.ts';
import { recordStep } from '../application-steps/record-step.ts';
import { cancelOpenInterviews } from '../interviews/change-interviews.ts';
import { lockChatOf } from '../messages/post-step-to-chat.ts';
import { endOpenOffer } from '../offers/change-offers.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import { findLatestApplication } from './application-repository.ts';

export interface Withdrawal {
  accountId: number;
  jobId: number;
  reason?: WithdrawReason | null | undefined;
  now: Date;
}

/**
 * Withdraws the person's latest application on this site unless the employer has declined it (40016): revokes the
 * employer's access, closes the chat and cancels interviews. One that was accepted needs a reason (40001). Idempotent.
 */
export async function withdraw(
  db: Db,
  { accountId, jobId, reason = null, now }: Withdrawal,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const id = await findLatestApplication(tx, accountId, jobId);
    // No message can follow the withdrawal.
    await lockChatOf(tx, id);
    const row = await tx
      .selectFrom('applications')
      .select(['id', 'status', 'recruiter_id', 'external_host'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (statusAfterWithdrawal(row, reason) === null) return id;
    await tx
      .updateTable('applications')
      .set({ status: 'withdrawn', is_shared: false, withdraw_reason: reason, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordStep(tx, { applicationId: id, at: now, actor: 'jobseeker', event: 'withdrawn' });
    await endOpenOffer(tx, id, { by: 'jobseeker', now });
    await cancelOpenInterviews(tx, id, { by: 'jobseeker', now });
    const recruiters = row.recruiter_id === null ? [] : await audienceOf(tx, row.recruiter_id);
    await publish(tx, { kind: 'application', application_id: id, audience: [accountId, ...recruiters] });
    return id;
  });
}
