import type { decideCompanyVerification } from '@jobharbor/shared/calls/admin/decide-company-verification';
import { type CallRequest, companyChecks } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { toSeconds } from '../common/seconds.ts';
import { employerLink, type MailServices, mailCompanyNews } from '../company-members/member-mails.ts';
import { findAdmin, lockCompany, requirePermission } from '../company-members/membership.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { findProofs } from './company-proofs.ts';
import { reindex } from './update-company.ts';

/** Asks for the verification; a request that is pending stays. 42355 for a company without a document. */
export async function requestVerification(
  db: Db,
  { companyId, accountId, now }: { companyId: number; accountId: number; now: Date },
): Promise<void> {
  await requirePermission(db, companyId, accountId, 'upload-company-documents');
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    if ((await findProofs(tx, [companyId])).get(companyId)?.length === 0)
      throw new ApiError(errorCode.companyProofNeeded);
    await tx
      .insertInto('company_verifications')
      .values({ company_id: companyId, state: 'pending', requested_by: accountId, requested_at: now })
      .onConflict((conflict) => conflict.column('company_id').where('state', '=', 'pending').doNothing())
      .execute();
  });
}

/** Those that are pending, oldest first. */
export async function findPending(db: Db, { page, size }: { page: number; size: number }) {
  const { total } = await db
    .selectFrom('company_verifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('company_verifications as v')
    .innerJoin('companies', 'companies.id', 'v.company_id')
    .leftJoin('accounts', 'accounts.id', 'v.requested_by')
    .select(['v.id', 'v.requested_at', 'first_name', 'last_name'])
    .select(['companies.id as company_id', 'slug', 'name', 'logo_url', 'is_verified', 'website'])
    .where('v.state', '=', 'pending')
    .orderBy('v.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const proofs = await findProofs(
    db,
    rows.map(({ company_id }) => company_id),
  );
  const verifications = rows.map((row) => ({
    id: row.id,
    company: {
      ...{ id: row.company_id, slug: row.slug, name: row.name },
      ...{ logo_url: row.logo_url, is_verified: row.is_verified },
    },
    requested_at: toSeconds(row.requested_at),
    requested_by:
      row.first_name === null
        ? null
        : fullName({ first_name: row.first_name, last_name: row.last_name ?? '' }),
    website: row.website,
    proofs: proofs.get(row.company_id) ?? [],
  }));
  return { verifications, total };
}

type Decision = CallRequest<typeof decideCompanyVerification>['body'];

/** Verifies a company or refuses, and mails its admin. */
export async function decideVerification(
  db: Db,
  services: MailServices,
  { id, decision, adminId, now }: { id: number; decision: Decision; adminId: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isVerified = decision.outcome === 'verified';
    const decided = await tx
      .updateTable('company_verifications')
      .set({
        ...{ state: decision.outcome, decided_by: adminId, decided_at: now },
        reason: isVerified ? null : decision.reason.trim(),
      })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning(['company_id', 'reason'])
      .executeTakeFirst();
    if (decided === undefined) throw new ApiError(errorCode.notFound);
    const { name } = await lockCompany(tx, decided.company_id);
    const said = isVerified ? decision.note : decision.reason;
    await recordDecision(tx, {
      ...{ queue: 'company-verifications', subjectId: id, label: name },
      ...{ outcome: decision.outcome, reason: said, adminId, now },
    });
    if (isVerified) await setVerified(tx, decided.company_id, decision.checks, now);
    const admin = await findAdmin(tx, decided.company_id);
    if (admin === undefined) return;
    await mailCompanyNews(tx, services, admin, {
      template: isVerified ? 'company-verified' : 'company-verification-refused',
      data: { company: name, reason: decided.reason ?? '', ...employerLink(services, '/company') },
      now,
    });
  });
}

async function setVerified(tx: Db, companyId: number, checks: readonly string[], now: Date): Promise<void> {
  const at = Object.fromEntries(
    companyChecks.flatMap((check) => (checks.includes(check) ? [[`${check}_verified_at`, now]] : [])),
  );
  await tx
    .updateTable('companies')
    .set({ ...at, is_verified: true, updated_at: now })
    .where('id', '=', companyId)
    .execute();
  await reindex(tx, companyId, now);
}
