import type { applicantOutcome } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, errorText } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { setApplicationStatus } from '../received-applications/received-application-repository.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import { moveTo } from './company-stages.ts';
import { lockApplicant } from './own-applicants.ts';

type Outcome = z.infer<typeof applicantOutcome>;

/** Does the same with many applications, each in a transaction of its own; a refusal of one stops no other. */
export async function forEachApplicant(
  db: Db,
  ids: readonly number[],
  language: string,
  change: (tx: Db, id: number) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const id of new Set(ids)) {
    try {
      await db.transaction().execute((tx) => change(tx, id));
      outcomes.push({ id, refused: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, params } = error;
      outcomes.push({ id, refused: { code, message: errorText(code, language, params) } });
    }
  }
  return outcomes;
}

export interface StageMove {
  accountId: number;
  id: number;
  stageId: number | null;
  now: Date;
}

/** Moves an application to a stage of its job's company. Every tab of the team sees it. */
export async function moveApplicant(tx: Db, { accountId, id, stageId, now }: StageMove): Promise<void> {
  const row = await lockApplicant(tx, accountId, id);
  const stage = stageId === null ? null : await findStage(tx, row.company_id, stageId);
  if (moveTo(row.status, stage) === 'accept') {
    await tx.deleteFrom('planned_declines').where('application_id', '=', id).execute();
    await setApplicationStatus(tx, { accountId, id, status: 'accepted', now });
  }
  await tx
    .insertInto('applicant_records')
    .values({ application_id: id, stage_id: stageId })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ stage_id: stageId }))
    .execute();
  await publish(tx, {
    kind: 'application',
    application_id: id,
    audience: await audienceOf(tx, row.recruiter_id ?? accountId),
  });
}

async function findStage(tx: Db, companyId: number, id: number) {
  const stage = await tx
    .selectFrom('company_stages')
    .select('status')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (stage === undefined) throw new ApiError(errorCode.notFound);
  return stage;
}
