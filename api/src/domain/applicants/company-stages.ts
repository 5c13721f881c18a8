import type { setCompanyStages } from '@jobharbor/shared/calls/recruiter/set-company-stages';
import type { ApplicationStatus, CallRequest, CompanyStage } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { lockCompany, requirePermission } from '../company-members/membership.ts';

export const findStages = (db: Db, companyId: number): Promise<CompanyStage[]> =>
  db
    .selectFrom('company_stages')
    .select(['id', 'name', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();

/**
 * SQL: the stage `s` fits the state of the application, which the person may have changed since. One that does not is
 * shown nowhere, so that the team never sees a stage that contradicts what the person sees.
 */
export const stageFits: RawBuilder<boolean> = sql<boolean>`(
  (s.status = 'accepted' and applications.status = 'accepted')
  or (s.status = 'viewed' and applications.status in ('pending', 'viewed')))`;

/** What a move to a stage asks of the application: `accept` it, nothing, or a refusal. */
export function moveTo(
  status: ApplicationStatus,
  stage: Pick<CompanyStage, 'status'> | null,
): 'accept' | 'keep' {
  if (status === 'declined' || status === 'withdrawn') throw new ApiError(errorCode.applicationOver);
  if (stage?.status === 'viewed' && status === 'accepted') throw new ApiError(errorCode.stageBehind);
  return stage?.status === 'accepted' && status !== 'accepted' ? 'accept' : 'keep';
}

type Change = CallRequest<typeof setCompanyStages>['body']['stages'];

/** Throws 40001 for a stage of `viewed` behind one of `accepted`, and for two of one name. */
function checkOrder(stages: Change): void {
  const refuse = () => {
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { stages: 'invalid' } });
  };
  const firstAccepted = stages.findIndex(({ status }) => status === 'accepted');
  if (firstAccepted >= 0 && stages.slice(firstAccepted).some(({ status }) => status === 'viewed')) refuse();
  const names = new Set(stages.map(({ name }) => name.trim().toLowerCase()));
  const ids = stages.flatMap(({ id }) => id ?? []);
  if (names.size < stages.length || new Set(ids).size < ids.length) refuse();
}

/** Replaces the stages of a company; an id of another one's is refused as not found. A kept stage keeps its state. */
export async function replaceStages(
  db: Db,
  { companyId, accountId, stages }: { companyId: number; accountId: number; stages: Change },
): Promise<CompanyStage[]> {
  await requirePermission(db, companyId, accountId, 'edit-company');
  checkOrder(stages);
  return db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    const before = new Map((await findStages(tx, companyId)).map((stage) => [stage.id, stage]));
    const ids = stages.flatMap(({ id }) => id ?? []);
    if (ids.some((id) => !before.has(id))) throw new ApiError(errorCode.notFound);
    await tx
      .deleteFrom('company_stages')
      .where('company_id', '=', companyId)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
    for (const [position, { id, name, status }] of stages.entries()) {
      const changed = { position, name: name.trim() };
      if (id === undefined)
        await tx
          .insertInto('company_stages')
          .values({ company_id: companyId, status, ...changed })
          .execute();
      else if (before.get(id)?.status !== status) throw new ApiError(errorCode.stageBehind);
      else await tx.updateTable('company_stages').set(changed).where('id', '=', id).execute();
    }
    return findStages(tx, companyId);
  });
}
