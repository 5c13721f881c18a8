import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { type MailServices, mailMember } from './member-mails.ts';
import { findAdmin, lockCompany, requirePermission } from './membership.ts';

interface Parting {
  companyId: number;
  memberId: number;
  successorId: number | undefined;
}

/** Tables whose rows name the recruiter who is responsible. */
const responsible = ['jobs', 'applications', 'chats', 'interviews', 'offers', 'interests'] as const;

/** Removes a member for the company's admin: the person's sessions end, with all tokens that came of them. */
export async function removeMember(
  db: Db,
  services: MailServices,
  { accountId, now, ...parting }: Parting & { accountId: number; now: Date },
): Promise<void> {
  const { companyId, memberId } = parting;
  await requirePermission(db, companyId, accountId, 'verify-recruiters');
  await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const member = await findMember(tx, companyId, memberId);
    if (member.role === 'admin') throw new ApiError(errorCode.ownershipFirst);
    if (member.role === 'coordinator') throw new ApiError(errorCode.coordinatorFixed);
    await part(tx, parting);
    await endOtherSessions(tx, memberId, null);
    const person = await findAccount(tx, memberId);
    const mail = { template: 'company-removed', data: { company: company.name }, now } as const;
    if (person !== undefined) await mailMember(tx, services, person, mail);
  });
}

/** Lets a member go. 42348 for the admin, who hands the company over first. */
export async function leaveCompany(db: Db, parting: Parting): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, parting.companyId);
    const { role } = await findMember(tx, parting.companyId, parting.memberId);
    if (role === 'admin') throw new ApiError(errorCode.ownershipFirst);
    await part(tx, parting);
  });
}

/** A member of the company; not found for anybody else. */
export async function findMember(tx: Db, companyId: number, memberId: number) {
  const member = await tx
    .selectFrom('recruiters')
    .select(['role', 'permissions', 'managed_by'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', memberId)
    .executeTakeFirst();
  if (member === undefined) throw new ApiError(errorCode.notFound);
  return member;
}

/** Hands over what the member is responsible for and ends the membership. */
async function part(tx: Db, { companyId, memberId, successorId }: Parting): Promise<void> {
  if (successorId !== undefined) {
    if (successorId === memberId) throw successorNeeded();
    await findMember(tx, companyId, successorId);
    await handOverWork(tx, memberId, successorId);
  } else if (await isResponsible(tx, memberId)) throw successorNeeded();
  await passAgencyOn(tx, companyId, memberId);
  // Where the member stands for an agency, the consent ends with it.
  await tx.deleteFrom('company_agencies').where('recruiter_id', '=', memberId).execute();
  await tx.deleteFrom('recruiters').where('account_id', '=', memberId).execute();
}

/** Makes another recruiter of the company responsible for everything that a recruiter has. */
export async function handOverWork(tx: Db, recruiterId: number, successorId: number): Promise<void> {
  for (const table of responsible)
    await sql`
      update ${sql.table(table)} set recruiter_id = ${successorId} where recruiter_id = ${recruiterId}`.execute(
      tx,
    );
}

/** Other companies consented to the agency, and not to the person who leaves it: its admin acts for them from now on. */
async function passAgencyOn(tx: Db, companyId: number, memberId: number): Promise<void> {
  const admin = await findAdmin(tx, companyId);
  if (admin === undefined || admin.id === memberId) return;
  await tx
    .updateTable('recruiters')
    .set({ managed_by: admin.id })
    .where('managed_by', '=', memberId)
    .execute();
}

async function isResponsible(tx: Db, memberId: number): Promise<boolean> {
  const parts = responsible.map(
    (table) => sql`select from ${sql.table(table)} where recruiter_id = ${memberId}`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)} limit 1`.execute(tx);
  return rows.length > 0;
}

const successorNeeded = () =>
  new ApiError(errorCode.successorNeeded, { fieldProblems: { successor_id: errorCode.successorNeeded } });
