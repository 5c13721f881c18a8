import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeMinutes, writeTime } from '../../mail/write-time.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { type Account, findAccount } from '../accounts/account-repository.ts';
import { checkCode, consumeCodeRequest, generateCode, storeCode, useCode } from '../codes/one-time-codes.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { employerLink, type MailServices, mailMember } from './member-mails.ts';
import { lockCompany, requirePermission } from './membership.ts';
import { findMember } from './remove-member.ts';
import { saveTransferUndo, type TransferUndo } from './undo-transfer.ts';

export interface Transfer {
  companyId: number;
  /** The admin. */
  accountId: number;
  /** Who becomes the admin. */
  memberId: number;
  now: Date;
}

/**
 * For one member: a code that was asked for a colleague makes no stranger the admin. Counted by account and not by network,
 * which is the employers' site's for all of its users.
 */
const codeOf = ({ companyId, accountId, memberId, now }: Transfer) =>
  ({
    purpose: 'company-transfer',
    subject: `company:${companyId}:${accountId}:${memberId}`,
    ...{ place: `account:${accountId}`, now },
  }) as const;

/**
 * Makes another member the admin; who was it stays as a recruiter. A token of the employers' site may be stolen, so a
 * code to the admin's confirmed address is needed too. Without `otp` the code is sent and 42440 thrown.
 */
export async function transferCompany(
  db: Db,
  services: MailServices,
  transfer: Transfer,
  otp: string | undefined,
): Promise<void> {
  await checkTransfer(db, transfer);
  if (otp === undefined) {
    await sendTransferCode(db, services, transfer);
    throw new ApiError(errorCode.transferCodeSent);
  }
  await checkCode(db, codeOf(transfer), otp);
  await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, transfer.companyId);
    await checkTransfer(tx, transfer);
    await useCode(tx, codeOf(transfer));
    const { accountId, memberId } = transfer;
    const undo = await saveTransferUndo(tx, transfer);
    const setRole = (id: number, next: 'admin' | 'recruiter') =>
      tx.updateTable('recruiters').set({ role: next }).where('account_id', '=', id).execute();
    await setRole(accountId, 'recruiter');
    await setRole(memberId, 'admin');
    await announceTransfer(tx, services, { ...transfer, ...undo, company: company.name });
  });
}

/** Throws unless the caller is the admin, and the member somebody who can become it. */
async function checkTransfer(db: Db, { companyId, accountId, memberId }: Transfer): Promise<void> {
  await requirePermission(db, companyId, accountId, 'transfer-ownership');
  const { role, managed_by } = await findMember(db, companyId, memberId);
  if (role === 'coordinator') throw new ApiError(errorCode.coordinatorFixed);
  // Nobody can sign in as a recruiter that an agency manages.
  if (managed_by !== null) throw new ApiError(errorCode.notFound);
}

async function sendTransferCode(db: Db, services: MailServices, transfer: Transfer): Promise<void> {
  const { companyId, accountId, memberId, now } = transfer;
  const admin = await accountOf(db, accountId);
  if (!admin.is_email_verified) throw new ApiError(errorCode.noOwnerFactor);
  const member = await accountOf(db, memberId);
  await consumeCodeRequest(db, codeOf(transfer));
  const made = await generateCode();
  await db.transaction().execute(async (tx) => {
    const { name } = await lockCompany(tx, companyId);
    const { code, expiresAt } = await storeCode(tx, codeOf(transfer), made);
    const duration = writeMinutes(languageOf(admin), codeMinutes);
    const data = { code, company: name, member: fullName(member), duration };
    await mailMember(tx, services, admin, { template: 'company-transfer-code', data, now, expiresAt });
  });
}

/** Mails both; the former admin's mail has the link that undoes it. */
async function announceTransfer(
  tx: Db,
  services: MailServices,
  { accountId, memberId, now, company, token, until }: Transfer & TransferUndo & { company: string },
): Promise<void> {
  const [former, next] = [await accountOf(tx, accountId), await accountOf(tx, memberId)];
  const dataFor = (reader: Account, other: Account) => ({
    ...{ company, member: fullName(other), time: writeTime(languageOf(reader), now) },
    until: writeTime(languageOf(reader), until),
  });
  const page = sitePage(services.config.siteUrl, languageOf(former), former.country_key, '/undo-change');
  await mailMember(tx, services, former, {
    template: 'company-transferred',
    data: { ...dataFor(former, next), restore_url: `${page}#${token}` },
    now,
  });
  await mailMember(tx, services, next, {
    template: 'company-received',
    data: { ...dataFor(next, former), ...employerLink(services, '/members') },
    now,
  });
}

async function accountOf(db: Db, id: number): Promise<Account> {
  const account = await findAccount(db, id);
  if (account === undefined) throw new ApiError(errorCode.notFound);
  return account;
}
