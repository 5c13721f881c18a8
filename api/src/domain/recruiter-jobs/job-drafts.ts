import type { saveJobDraft } from '@jobharbor/shared/calls/recruiter/save-job-draft';
import type { CallRequest } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { requirePermission } from '../company-members/membership.ts';

const maxDrafts = 50;
/** Characters of a draft as JSON: more than any form that can be posted has. */
const maxLength = 80_000;

type Draft = CallRequest<typeof saveJobDraft>['body'];

interface Row {
  id: number;
  company_id: number;
  form: Record<string, unknown>;
  updated_at: Date;
}
const toDraft = ({ id, company_id, form, updated_at }: Row) => ({
  ...{ id, company_id, form, updated_at: toSeconds(updated_at) },
});

export async function findDrafts(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('job_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toDraft);
}

/** Stores a new draft, or replaces one of the account's own. */
export async function storeDraft(
  db: Db,
  { accountId, draft, now }: { accountId: number; draft: Draft; now: Date },
) {
  await requirePermission(db, draft.company_id, accountId, 'post-jobs');
  const form = JSON.stringify(draft.form);
  if (form.length > maxLength) throw new ApiError(errorCode.jobDraftLimit);
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const values = { form, company_id: draft.company_id, updated_at: now };
    if (draft.id !== undefined) {
      const changed = await tx
        .updateTable('job_drafts')
        .set(values)
        .where('id', '=', draft.id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      if (changed === undefined) throw new ApiError(errorCode.notFound);
      return toDraft(changed);
    }
    if ((await findDrafts(tx, accountId)).length >= maxDrafts) throw new ApiError(errorCode.jobDraftLimit);
    const stored = await tx
      .insertInto('job_drafts')
      .values({ ...values, account_id: accountId })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDraft(stored);
  });
}

export async function deleteDraft(db: Db, accountId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('job_drafts')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
}
