import { inviteLimits, type LanguageTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { emailKeyOf, findAccount, findAccountByEmail } from '../accounts/account-repository.ts';
import { requireConfirmedAddress } from '../accounts/confirmed-address.ts';
import { inviteUrl } from './find-vip-status.ts';
import { findOrCreateCode } from './invite-link.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/** A mail of this age is about an invitation that nobody remembers. */
const sentDays = 3;

/**
 * Mails the invite link. It names the inviter by the confirmed address: a name could say anything to anybody. Addresses that
 * have an account, or were asked within 30 days by whomever, get none, and the answer does not tell.
 */
export async function mailInvitations(
  { db, queue, config }: Services,
  {
    accountId,
    emails,
    language,
    now,
  }: { accountId: number; emails: readonly string[]; language: LanguageTag; now: Date },
): Promise<{ asked: number }> {
  if (emails.length > inviteLimits.emails) throw new ApiError(errorCode.inviteLimit);
  await requireConfirmedAddress(db, accountId);
  // Sorted: concurrent requests lock the counters of shared addresses in one order, so that they do not deadlock.
  const addresses = [...new Map(emails.toReversed().map((email) => [emailKeyOf(email), email]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, email]) => email);
  const code = await findOrCreateCode(db, accountId, now);
  await db.transaction().execute(async (tx) => {
    const inviter = await findAccount(tx, accountId);
    if (inviter === undefined) throw new ApiError(errorCode.notFound);
    for (const to of addresses) {
      await consumeAttempt(
        tx,
        { key: `mail-invitation:${accountId}`, limit: inviteLimits.emailsPerDay, seconds: 86_400 },
        now,
      );
      if (!(await mayBeAsked(tx, to, now))) continue;
      const place = { siteUrl: config.siteUrl, language, country: inviter.country_key };
      await sendMail(tx, queue, {
        template: 'vip-invitation',
        to,
        language,
        data: { from: inviter.email ?? '', open_url: inviteUrl(code, place) },
        now,
        expiresAt: new Date(now.getTime() + sentDays * 86_400_000),
      });
    }
  });
  return { asked: addresses.length };
}

/** Whether the address has no account, and got no such mail for some time. The counter holds its hash alone. */
async function mayBeAsked(tx: Services['db'], address: string, now: Date): Promise<boolean> {
  const known = await findAccountByEmail(tx, address);
  if (known?.is_email_verified) return false;
  const seconds = inviteLimits.addressDays * 86_400;
  try {
    await consumeAttempt(tx, { key: `invited-address:${emailKeyOf(address)}`, limit: 1, seconds }, now);
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === errorCode.tooManyAttempts) return false;
    throw error;
  }
}
