import type { inviteMember as inviteCall } from '@jobharbor/shared/calls/recruiter/invite-member';
import { type CallRequest, invitationDays } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { emailKeyOf, findAccount, findAccountByEmail } from '../accounts/account-repository.ts';
import { toSeconds } from '../common/seconds.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { employerLink, type MailServices } from './member-mails.ts';
import { addMember, lockCompany, requirePermission } from './membership.ts';

type Draft = CallRequest<typeof inviteCall>['body'];

/**
 * Invites an address and mails it; a second invitation of the address replaces the first. The mail of a company that is not
 * verified names the inviter by the confirmed address alone: its name and theirs could say anything to anybody.
 */
export async function inviteMember(
  db: Db,
  services: MailServices,
  { companyId, accountId, draft, now }: { companyId: number; accountId: number; draft: Draft; now: Date },
) {
  await requirePermission(db, companyId, accountId, 'verify-recruiters');
  await consumeAttempt(db, { key: `invite-member:${companyId}`, limit: 50, seconds: 86_400 }, now);
  return db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const inviter = await findAccount(tx, accountId);
    if (inviter === undefined) throw new ApiError(errorCode.notFound);
    const known = await findAccountByEmail(tx, draft.email);
    if (known !== undefined) await refuseMember(tx, companyId, known.id);
    const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
    const terms = {
      ...{ email: draft.email, role: draft.role, title: draft.title.trim() },
      ...{ invited_by: accountId, invited_at: now, expires_at: expiresAt },
    };
    const stored = await tx
      .insertInto('company_invitations')
      .values({ ...terms, company_id: companyId, email_key: emailKeyOf(draft.email) })
      .onConflict((conflict) => conflict.columns(['company_id', 'email_key']).doUpdateSet(terms))
      .returningAll()
      .executeTakeFirstOrThrow();
    const open = employerLink(services, '/invitations');
    await sendMail(tx, services.queue, {
      ...(company.is_verified
        ? {
            template: 'company-invitation',
            data: { inviter: fullName(inviter), company: company.name, ...open },
          }
        : { template: 'company-invitation-unverified', data: { from: inviter.email ?? '', ...open } }),
      to: draft.email,
      language: languageOf(known?.is_email_verified ? known : inviter),
      now,
      expiresAt,
    });
    return toInvitation(stored);
  });
}

/** 42351 for a member of the same company, whom the admin knows. Of members of others nothing is told. */
async function refuseMember(tx: Db, companyId: number, accountId: number): Promise<void> {
  const member = await tx
    .selectFrom('recruiters')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (member === undefined) return;
  const code = errorCode.memberAlready;
  throw new ApiError(code, { fieldProblems: { email: code } });
}

interface Stored {
  id: number;
  email: string;
  role: 'recruiter' | 'coordinator';
  title: string;
  invited_at: Date;
  expires_at: Date;
}

const toInvitation = ({ id, email, role, title, invited_at, expires_at }: Stored) => ({
  ...{ id, email, role, title, invited_at: toSeconds(invited_at), expires_at: toSeconds(expires_at) },
});

/** Open invitations to a company, newest first. */
export async function findInvitations(db: Db, companyId: number, now: Date) {
  const rows = await db
    .selectFrom('company_invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toInvitation);
}

export async function withdrawInvitation(
  db: Db,
  { companyId, id, accountId }: { companyId: number; id: number; accountId: number },
): Promise<void> {
  await requirePermission(db, companyId, accountId, 'verify-recruiters');
  const { numDeletedRows } = await db
    .deleteFrom('company_invitations')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
}

/** Invitations of the account's confirmed address: nobody else can read or use them. */
const receivedBy = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('company_invitations as i')
    .innerJoin('accounts as me', 'me.email_key', 'i.email_key')
    .innerJoin('companies', 'companies.id', 'i.company_id')
    .innerJoin('accounts as inviter', 'inviter.id', 'i.invited_by')
    .where('me.id', '=', accountId)
    .where('me.is_email_verified', '=', true)
    .where('i.expires_at', '>', now);

export async function findReceivedInvitations(db: Db, accountId: number, now: Date) {
  const rows = await receivedBy(db, accountId, now)
    .select(['i.id', 'i.role', 'i.title', 'i.expires_at'])
    .select(['companies.id as company_id', 'slug', 'name', 'logo_url', 'is_verified'])
    .select(['inviter.first_name', 'inviter.last_name'])
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: {
      ...{ id: row.company_id, slug: row.slug, name: row.name },
      ...{ logo_url: row.logo_url, is_verified: row.is_verified },
    },
    role: row.role,
    title: row.title,
    invited_by: fullName(row),
    expires_at: toSeconds(row.expires_at),
  }));
}

/** Uses an invitation up. Somebody who accepts is a member at once: the admin has verified them by inviting them. */
export async function answerInvitation(
  db: Db,
  { id, accountId, isAccepted, now }: { id: number; accountId: number; isAccepted: boolean; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await receivedBy(tx, accountId, now)
      .select(['i.company_id', 'i.role', 'i.title'])
      .where('i.id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw new ApiError(errorCode.notFound);
    await lockCompany(tx, found.company_id);
    const { numDeletedRows } = await tx
      .deleteFrom('company_invitations')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
    const { company_id: companyId, role, title } = found;
    if (isAccepted) await addMember(tx, { companyId, accountId, role, title, now });
  });
}
