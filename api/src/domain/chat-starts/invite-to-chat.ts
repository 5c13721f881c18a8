import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { lockOpenJob } from '../applications/check-applicant.ts';
import { findBlockedIds } from '../blocked-companies/blocked-company-repository.ts';
import { lockAccount } from '../common/idempotency.ts';
import { isVerified } from '../companies/is-verified.ts';
import { lockOwnJob } from '../recruiter-jobs/own-jobs.ts';
import { mayFind } from '../talents/findable-people.ts';
import { isInterestedIn } from './is-interested-in.ts';
import { openStartedChat } from './open-started-chat.ts';

/** People to whom an account can write first in 24 hours. */
const invitationsPerDay = { limit: 20, seconds: 86_400 };

export interface Invitation {
  /** The account that acts for the recruiter of the job. */
  actorId: number;
  personId: number;
  jobId: number;
  text: string;
  clientKey: string;
  now: Date;
}

/**
 * Starts a chat of an employer with a person who has shown interest in the company, or lets employers find them. If there is
 * one, the message is added to it. Not found for anybody else, also for those who have blocked the company: an employer
 * cannot tell them apart.
 */
export async function inviteToChat(
  db: Db,
  { actorId, personId, jobId, text, clientKey, now }: Invitation,
): Promise<{ chatId: number; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    // In the order of a person's own start.
    await lockAccount(tx, personId);
    const { company_id } = await lockOwnJob(tx, actorId, jobId);
    const blockedIds = await findBlockedIds(tx, personId);
    if (blockedIds.includes(company_id)) throw new ApiError(errorCode.notFound);
    const hidesName = !(await isInterestedIn(tx, personId, company_id));
    if (hidesName && !(await isFound(tx, { actorId, personId, companyId: company_id })))
      throw new ApiError(errorCode.notFound);
    const { recruiter_id: recruiterId } = await lockOpenJob(tx, jobId, now);
    const writer = { accountId: actorId, side: 'recruiter' } as const;
    const opening = { writer, personId, jobId, recruiterId, text, clientKey, hidesName, now };
    return openStartedChat(tx, opening, async () => {
      await consumeAttempt(tx, { key: `chat-invitations:${actorId}`, ...invitationsPerDay }, now);
    });
  });
}

/** A person who lets employers find them; companies that are not verified find nobody. */
async function isFound(
  tx: Db,
  { actorId, personId, companyId }: { actorId: number; personId: number; companyId: number },
): Promise<boolean> {
  return (await isVerified(tx, companyId)) && mayFind(tx, actorId, personId);
}
