import type { OfferTerms } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { statusAfterAcceptance } from '../application-rules/application-rules.ts';
import { offerPhaseOf } from '../application-rules/offer-phase-of.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { acceptWith } from '../interviews/invite.ts';
import { lockChatOf } from '../messages/post-step-to-chat.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { hasTerms } from './offer-rules.ts';

export interface NewOffer {
  actorId: number;
  applicationId: number;
  terms: OfferTerms;
  now: Date;
}

/**
 * Makes the candidate of an application an offer, in a transaction; 40009 if the application has ended. Returns the open
 * one if there is one with the same terms (idempotent); 42097 for one with others. An offer accepts the application.
 */
export async function makeOffer(
  tx: Db,
  { actorId, applicationId, terms, now }: NewOffer,
): Promise<{ id: number; isNew: boolean }> {
  await lockChatOf(tx, applicationId);
  const application = await tx
    .selectFrom('applications')
    .select(['id', 'recruiter_id', 'status'])
    .where('id', '=', applicationId)
    .where('recruiter_id', 'in', representedRecruiters(actorId))
    .where(recruiterNotBlocked('applications.account_id', 'applications.recruiter_id'))
    .forUpdate()
    .executeTakeFirst();
  if (application?.recruiter_id == null) throw new ApiError(errorCode.notFound);
  const open = await tx
    .selectFrom('offers')
    .selectAll()
    .where('open_application_id', '=', applicationId)
    .executeTakeFirst();
  if (open !== undefined && offerPhaseOf(open, now) === 'open') {
    if (!hasTerms(open, terms)) throw new ApiError(errorCode.offerOpen);
    return { id: open.id, isNew: false };
  }
  statusAfterAcceptance(application.status);
  const validUntil = new Date(terms.valid_until * 1000);
  if (validUntil <= now)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { valid_until: 'invalid' } });
  if (open !== undefined)
    await tx.updateTable('offers').set({ open_application_id: null }).where('id', '=', open.id).execute();
  const { id } = await tx
    .insertInto('offers')
    .values({
      application_id: applicationId,
      open_application_id: applicationId,
      recruiter_id: application.recruiter_id,
      terms: JSON.stringify(terms),
      valid_until: validUntil,
      made_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await acceptWith(tx, application, { event: 'offer_made', subjectId: id, now });
  return { id, isNew: true };
}
