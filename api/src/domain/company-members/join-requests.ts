import type { decideCompanyClaim } from '@jobharbor/shared/calls/admin/decide-company-claim';
import type { CallRequest, JoinRequest } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { requireConfirmedAddress } from '../accounts/confirmed-address.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { toSeconds } from '../common/seconds.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { employerLink, type MailServices, mailCompanyNews } from './member-mails.ts';
import { addMember, findAdmin, lockCompany, refuseMember, requirePermission } from './membership.ts';

interface Wish {
  companyId: number;
  accountId: number;
  title: string;
  text: string;
  now: Date;
}

/** Stores a request to join and tells the company's admin; resolves with who decides. */
export async function askToJoin(
  db: Db,
  services: MailServices,
  { companyId, accountId, title, text, now }: Wish,
): Promise<'company' | 'site'> {
  await refuseMember(db, accountId);
  await requireConfirmedAddress(db, accountId);
  await consumeAttempt(db, { key: `ask-to-join:${accountId}`, limit: 10, seconds: 86_400 }, now);
  return db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const said = { title: title.trim(), text: text.trim(), asked_at: now };
    const before = await tx
      .selectFrom('company_join_requests')
      .select('id')
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    await tx
      .insertInto('company_join_requests')
      .values({ ...said, company_id: companyId, account_id: accountId })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(said))
      .execute();
    const [admin, person] = await Promise.all([findAdmin(tx, companyId), findAccount(tx, accountId)]);
    if (admin !== undefined && person !== undefined && before === undefined)
      await mailCompanyNews(tx, services, admin, {
        template: 'company-join-asked',
        data: { name: fullName(person), company: company.name, ...employerLink(services, '/members') },
        now,
      });
    return admin === undefined ? 'site' : 'company';
  });
}

const requests = (db: Db) =>
  db
    .selectFrom('company_join_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.title', 'r.text', 'r.asked_at', 'r.company_id', 'a.id as account_id'])
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.is_email_verified'])
    .orderBy('r.id');

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

const toRequest = (row: Row): JoinRequest => ({
  id: row.id,
  person: { id: row.account_id, name: fullName(row), email: row.is_email_verified ? row.email : null },
  title: row.title,
  text: row.text,
  asked_at: toSeconds(row.asked_at),
});

/** Requests to join a company, oldest first. */
export async function findRequests(db: Db, companyId: number): Promise<JoinRequest[]> {
  return (await requests(db).where('r.company_id', '=', companyId).execute()).map(toRequest);
}

/** Requests to join companies without an admin, oldest first: the admins of the site decide on them. */
export async function findClaims(db: Db, { page, size }: { page: number; size: number }) {
  const claims = requests(db)
    .innerJoin('companies', 'companies.id', 'r.company_id')
    .select(['companies.slug', 'companies.name', 'companies.logo_url', 'companies.is_verified'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recruiters')
            .select('account_id')
            .whereRef('recruiters.company_id', '=', 'r.company_id')
            .where('recruiters.role', '=', 'admin'),
        ),
      ),
    );
  const rows = await claims
    .select(sql<number>`count(*) over ()`.as('total'))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = rows[0]?.total ?? 0;
  const listed = rows.map((row) => ({
    ...toRequest(row),
    company: {
      ...{ id: row.company_id, slug: row.slug, name: row.name },
      ...{ logo_url: row.logo_url, is_verified: row.is_verified },
    },
  }));
  return { claims: listed, total };
}

export type Decision = { outcome: 'joined' } | { outcome: 'refused'; reason: string };
type ClaimDecision = CallRequest<typeof decideCompanyClaim>['body'];

/** Verifies or refuses somebody who asked the company, for its admin. */
export async function decideRequest(
  db: Db,
  services: MailServices,
  {
    companyId,
    id,
    accountId,
    decision,
    now,
  }: { companyId: number; id: number; accountId: number; decision: Decision; now: Date },
): Promise<void> {
  await requirePermission(db, companyId, accountId, 'verify-recruiters');
  await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const request = await takeRequest(tx, id);
    if (request?.company_id !== companyId) throw new ApiError(errorCode.notFound);
    await carryOut(tx, services, { request, company, role: 'recruiter', decision, now });
  });
}

/** Makes somebody the admin of a company that has none, or refuses, for an admin of the site. */
export async function decideClaim(
  db: Db,
  services: MailServices,
  { id, decision, adminId, now }: { id: number; decision: ClaimDecision; adminId: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const request = await takeRequest(tx, id);
    if (request === undefined) throw new ApiError(errorCode.notFound);
    const company = await lockCompany(tx, request.company_id);
    if ((await findAdmin(tx, request.company_id)) !== undefined) throw new ApiError(errorCode.notFound);
    const reason = decision.outcome === 'joined' ? decision.note : decision.reason;
    await recordDecision(tx, {
      ...{ queue: 'company-claims', subjectId: id, label: company.name },
      ...{ outcome: decision.outcome, reason, adminId, now },
    });
    await carryOut(tx, services, { request, company, role: 'admin', decision, now });
  });
}

const takeRequest = (tx: Db, id: number) =>
  tx.deleteFrom('company_join_requests').where('id', '=', id).returningAll().executeTakeFirst();

interface Carried {
  request: { company_id: number; account_id: number; title: string };
  company: { name: string };
  role: 'recruiter' | 'admin';
  decision: Decision;
  now: Date;
}

async function carryOut(
  tx: Db,
  services: MailServices,
  { request, company, role, decision, now }: Carried,
): Promise<void> {
  const { company_id: companyId, account_id: accountId, title } = request;
  const isJoined = decision.outcome === 'joined';
  if (isJoined) await addMember(tx, { companyId, accountId, role, title, now });
  const person = await findAccount(tx, accountId);
  if (person === undefined) return;
  await mailCompanyNews(tx, services, person, {
    template: isJoined ? 'company-joined' : 'company-join-refused',
    data: {
      company: company.name,
      ...(isJoined ? employerLink(services, '/') : { reason: decision.reason.trim() }),
    },
    now,
  });
}
