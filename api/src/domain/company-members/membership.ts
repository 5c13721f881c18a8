import { type CompanyPermission, type CompanyRole, permissionsOfRole } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

/** In what way an account acts for a company. */
export interface Membership {
  /** Null for an agency, which acts for recruiters of the company and is no member itself. */
  role: CompanyRole | null;
  permissions: readonly CompanyPermission[];
}

/** The permissions of a role with those that were granted beside it, in the order of the list. */
export const permissionsOf = (
  role: CompanyRole,
  granted: readonly CompanyPermission[],
): CompanyPermission[] =>
  permissionsOfRole.admin.filter((one) => permissionsOfRole[role].includes(one) || granted.includes(one));

/** How `accountId` acts for the company; null if it does not. */
async function findMembership(db: Db, companyId: number, accountId: number): Promise<Membership | null> {
  const rows = await db
    .selectFrom('recruiters')
    .select(['account_id', 'role', 'permissions'])
    .where('company_id', '=', companyId)
    .where('account_id', 'in', representedRecruiters(accountId))
    .execute();
  const own = rows.find((row) => row.account_id === accountId);
  if (own !== undefined) return { role: own.role, permissions: permissionsOf(own.role, own.permissions) };
  const [managed] = rows;
  return managed === undefined
    ? null
    : { role: null, permissions: permissionsOf('recruiter', managed.permissions) };
}

/** The role of a member; undefined for everybody else. */
export async function findRole(
  db: Db,
  companyId: number,
  accountId: number,
): Promise<CompanyRole | undefined> {
  const row = await db
    .selectFrom('recruiters')
    .select('role')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.role;
}

/** Throws not found for who does not act for the company, and 40005 for who lacks `permission` there. */
export async function requirePermission(
  db: Db,
  companyId: number,
  accountId: number,
  permission?: CompanyPermission,
): Promise<Membership> {
  const membership = await findMembership(db, companyId, accountId);
  if (membership === null) throw new ApiError(errorCode.notFound);
  if (permission !== undefined && !membership.permissions.includes(permission))
    throw new ApiError(errorCode.noPermission);
  return membership;
}

/** Serialises changes of who belongs to a company, so that it has one admin; throws not found for an unknown one. */
export async function lockCompany(tx: Db, companyId: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['id', 'name', 'is_verified'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (company === undefined) throw new ApiError(errorCode.notFound);
  return company;
}

/** The company's admin; undefined where nobody is. */
export const findAdmin = (db: Db, companyId: number) =>
  db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .selectAll('accounts')
    .where('recruiters.company_id', '=', companyId)
    .where('recruiters.role', '=', 'admin')
    .executeTakeFirst();

export interface NewMember {
  companyId: number;
  accountId: number;
  role: CompanyRole;
  title: string;
  now: Date;
}

/** Adds a member; 42347 for a recruiter of any company, this one included. Drops what else the person asked to join. */
export async function addMember(
  tx: Db,
  { companyId, accountId, role, title, now }: NewMember,
): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('recruiters')
    .values({
      ...{ account_id: accountId, company_id: companyId, role, title: title.trim() },
      ...{ permissions: [], joined_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new ApiError(errorCode.alreadyInCompany);
  await tx.deleteFrom('company_join_requests').where('account_id', '=', accountId).execute();
}

/** Throws 42347 for a recruiter of any company. */
export async function refuseMember(db: Db, accountId: number): Promise<void> {
  const row = await db
    .selectFrom('recruiters')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row !== undefined) throw new ApiError(errorCode.alreadyInCompany);
}
