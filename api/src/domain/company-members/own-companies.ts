import type { AgencyBrief, CompanyMember, OwnCompany } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyIdenticon } from '../companies/company-identicon.ts';
import { agencyOf, fullName, representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { permissionsOf } from './membership.ts';

const brief = [
  'companies.id',
  'companies.slug',
  'companies.name',
  'companies.logo_url',
  'companies.is_verified',
] as const;

/** The company that the account belongs to, then those that it acts for as an agency, by name. */
export async function findOwnCompanies(db: Db, accountId: number): Promise<OwnCompany[]> {
  const rows = await db
    .selectFrom('recruiters')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .select([...brief, 'companies.country_key', 'account_id', 'role', 'permissions'])
    .where('account_id', 'in', representedRecruiters(accountId))
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute();
  const byId = new Map<number, OwnCompany>();
  for (const { account_id, role, permissions, ...company } of rows) {
    const isOwn = account_id === accountId;
    if (!isOwn && byId.has(company.id)) continue;
    byId.set(company.id, {
      ...company,
      identicon: companyIdenticon(company.name),
      role: isOwn ? role : null,
      permissions: permissionsOf(isOwn ? role : 'recruiter', permissions),
    });
  }
  const isClient = ({ role }: OwnCompany) => Number(role === null);
  return [...byId.values()].sort((a, b) => isClient(a) - isClient(b));
}

/** The companies that the account asks to join, with the newest request first. */
export async function findOwnRequests(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('company_join_requests as r')
    .innerJoin('companies', 'companies.id', 'r.company_id')
    .select([...brief, 'r.asked_at'])
    .where('r.account_id', '=', accountId)
    .orderBy('r.asked_at', 'desc')
    .execute();
  return rows.map(({ asked_at, ...company }) => ({ company, asked_at: toSeconds(asked_at) }));
}

/** The members of a company: the admin, the coordinators, then by when they came. */
export async function findMembers(db: Db, companyId: number, readerId: number): Promise<CompanyMember[]> {
  const rows = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .leftJoin('accounts as agency', 'agency.id', 'recruiters.managed_by')
    .select(['accounts.id', 'accounts.first_name', 'accounts.last_name', 'accounts.avatar_url'])
    .select(['title', 'recruiters.role', 'permissions', 'joined_at'])
    .select([
      agencyOf('recruiters.account_id').as('company_of_agency'),
      'agency.id as agency_id',
      'agency.first_name as agency_first',
      'agency.last_name as agency_last',
    ])
    .where('company_id', '=', companyId)
    .orderBy((eb) => eb('recruiters.role', '=', 'admin'), 'desc')
    .orderBy((eb) => eb('recruiters.role', '=', 'coordinator'), 'desc')
    .orderBy('joined_at')
    .orderBy('accounts.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row),
    title: row.title,
    avatar_url: row.avatar_url,
    role: row.role,
    permissions: permissionsOf(row.role, row.permissions),
    joined_at: toSeconds(row.joined_at),
    is_you: row.id === readerId,
    agency: toAgency(row),
  }));
}

interface Managed {
  company_of_agency: AgencyBrief | null;
  agency_id: number | null;
  agency_first: string | null;
  agency_last: string | null;
}

/** The agency's company; where the account that acts belongs to none, the account. */
function toAgency({ company_of_agency: company, agency_id, agency_first, agency_last }: Managed) {
  if (company !== null) return { id: company.id, name: company.name };
  if (agency_id === null) return null;
  return { id: agency_id, name: fullName({ first_name: agency_first ?? '', last_name: agency_last ?? '' }) };
}
