import type { CompanyAgency } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyIdenticon } from '../companies/company-identicon.ts';
import { insertRecruiters } from '../recruiters/create-recruiters.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { employerLink, type MailServices, mailCompanyNews } from './member-mails.ts';
import { findAdmin, findRole, lockCompany, requirePermission } from './membership.ts';
import { handOverWork } from './remove-member.ts';

/** The agencies that act for a company, by name. */
export async function findAgencies(db: Db, companyId: number): Promise<CompanyAgency[]> {
  const rows = await db
    .selectFrom('company_agencies as c')
    .innerJoin('companies as a', 'a.id', 'c.agency_id')
    .innerJoin('accounts as r', 'r.id', 'c.recruiter_id')
    .select(['a.id', 'a.slug', 'a.name', 'a.logo_url', 'a.is_verified', 'c.consented_at'])
    .select(['r.id as recruiter_id', 'r.first_name', 'r.last_name'])
    .select(
      sql<number>`(select count(*) from jobs
        where jobs.recruiter_id = c.recruiter_id and jobs.status = 'open')`.as('open_jobs'),
    )
    .where('c.company_id', '=', companyId)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
  return rows.map(({ id, slug, name, logo_url, is_verified, ...row }) => ({
    agency: { id, slug, name, logo_url, is_verified, identicon: companyIdenticon(name) },
    recruiter: { id: row.recruiter_id, name: fullName(row) },
    consented_at: toSeconds(row.consented_at),
    open_jobs: Number(row.open_jobs),
  }));
}

interface Consent {
  companyId: number;
  agencyId: number;
  accountId: number;
  now: Date;
}

/**
 * The admin's consent to an agency. Its admin's account acts through a recruiter of the company that bears the same name, so
 * that nobody of the company passes for the agency. Resolves with whether it is new.
 */
export async function appointAgency(
  db: Db,
  services: MailServices,
  { companyId, agencyId, accountId, now }: Consent,
): Promise<boolean> {
  await requirePermission(db, companyId, accountId, 'verify-recruiters');
  await consumeAttempt(db, { key: `appoint-agency:${companyId}`, limit: 20, seconds: 86_400 }, now);
  return db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const agent = await findAdmin(tx, agencyId);
    if (agent === undefined || agencyId === companyId) throw new ApiError(errorCode.notFound);
    const known = await tx
      .selectFrom('company_agencies')
      .select('agency_id')
      .where('company_id', '=', companyId)
      .where('agency_id', '=', agencyId)
      .executeTakeFirst();
    if (known !== undefined) return false;
    const { title } = await tx
      .selectFrom('recruiters')
      .select('title')
      .where('account_id', '=', agent.id)
      .executeTakeFirstOrThrow();
    const [recruiterId = 0] = await insertRecruiters(tx, [
      {
        ...{ companyId, firstName: agent.first_name, lastName: agent.last_name, title },
        managedBy: agent.id,
      },
    ]);
    await tx
      .updateTable('recruiters')
      .set({ permissions: [] })
      .where('account_id', '=', recruiterId)
      .execute();
    await tx
      .insertInto('company_agencies')
      .values({
        ...{ company_id: companyId, agency_id: agencyId, recruiter_id: recruiterId },
        ...{ consented_by: accountId, consented_at: now },
      })
      .execute();
    await mailCompanyNews(tx, services, agent, {
      template: 'company-agency-appointed',
      data: { company: company.name, ...employerLink(services, '/') },
      now,
    });
    return true;
  });
}

/** Ends a consent. The company's admin takes over the jobs, applications and chats of the agency. */
export async function endAgency(
  db: Db,
  { companyId, agencyId, accountId }: Omit<Consent, 'now'>,
): Promise<void> {
  const { role, permissions } = await requirePermission(db, companyId, accountId);
  const isOwner = permissions.includes('verify-recruiters');
  if (!isOwner && (role !== null || !(await isLeaderOf(db, agencyId, accountId))))
    throw new ApiError(errorCode.noPermission);
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    const ended = await tx
      .deleteFrom('company_agencies')
      .where('company_id', '=', companyId)
      .where('agency_id', '=', agencyId)
      .returning('recruiter_id')
      .executeTakeFirst();
    const admin = await findAdmin(tx, companyId);
    if (ended === undefined || admin === undefined) throw new ApiError(errorCode.notFound);
    await handOverWork(tx, ended.recruiter_id, admin.id);
    await tx.deleteFrom('recruiters').where('account_id', '=', ended.recruiter_id).execute();
  });
}

async function isLeaderOf(db: Db, companyId: number, accountId: number): Promise<boolean> {
  const role = await findRole(db, companyId, accountId);
  return role === 'admin' || role === 'coordinator';
}
