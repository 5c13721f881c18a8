import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { startOfClaim } from './find-vip-status.ts';
import { findInviter } from './invite-link.ts';

const tries = { limit: 20, seconds: 86_400 };

interface Claim {
  accountId: number;
  code: string;
  network: string;
  now: Date;
}

/** Stores who invited a new account that was made in another browser than the one that opened the link. */
export async function claimInvitation(
  db: Db,
  { accountId, code, network, now }: Claim,
): Promise<{ first_name: string }> {
  await consumeAttempt(db, { key: `claim-invitation:${accountId}`, ...tries }, now);
  const inviter = await findInviter(db, code);
  if (inviter === undefined) throw unknownInvite();
  const claimed = await db
    .updateTable('accounts')
    .set({ invite_code: code, invite_network: network })
    .where('id', '=', accountId)
    .where('role', '=', 'jobseeker')
    .where((eb) => eb.or([eb('invite_code', 'is', null), eb('invite_code', '=', code)]))
    // An inviter is older than who is invited, so that invitations never lead in a circle.
    .where('created_at', '>', inviter.created_at)
    .where('created_at', '>', startOfClaim(now))
    .where('id', '<>', inviter.id)
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined)
    throw new ApiError(errorCode.inviteTooLate, { fieldProblems: { code: errorCode.inviteTooLate } });
  return { first_name: inviter.first_name };
}

export const unknownInvite = () =>
  new ApiError(errorCode.inviteUnknown, { fieldProblems: { code: errorCode.inviteUnknown } });
