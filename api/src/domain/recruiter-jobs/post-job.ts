import { randomUUID } from 'node:crypto';
import type { postJob as postCall } from '@jobharbor/shared/calls/recruiter/post-job';
import { type CallRequest, openJobsUnverified, openJobsVerified } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { lockCompany, requirePermission } from '../company-members/membership.ts';
import { employerSource } from '../company-members/register-company.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { draftOfForm } from './job-form.ts';
import { findTwin, storePostedSource } from './posted-source.ts';

type Posting = CallRequest<typeof postCall>['body'];

interface NewPosting {
  accountId: number;
  posting: Posting;
  key: string | undefined;
  now: Date;
}

/** Stores a job and lists it, once for each idempotency key. An imported job that is the same becomes this one. */
export async function postJob(
  db: Db,
  { accountId, posting, key, now }: NewPosting,
): Promise<{ id: number; slug: string; isNew: boolean }> {
  const { company_id: companyId, draft_id: draftId } = posting;
  const written = draftOfForm(posting.form);
  const request: IdempotentRequest = {
    ...{ accountId, scope: 'job', key, content: [JSON.stringify(posting)] },
  };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const earlier = await findEarlierResult(tx, request);
    if (earlier !== null) return { ...(await findPosted(tx, earlier)), isNew: false };
    await requirePermission(tx, companyId, accountId, 'post-jobs');
    await consumeAttempt(tx, { key: `post-job:${accountId}`, limit: 300, seconds: 86_400 }, now);
    // If two similar jobs are posted concurrently, the second one sees the first.
    const { name } = await lockCompany(tx, companyId);
    const draft: JobDraft = {
      ...written,
      ...{ source: employerSource, sourceId: randomUUID(), companyId, company: { sourceKey: '', name } },
      ...{ recruiterId: await recruiterFor(tx, companyId, accountId), status: 'open', postedAt: now },
    };
    const twin = posting.is_another ? null : await findTwin(tx, companyId, draft);
    if (twin?.isPosted)
      throw new ApiError(errorCode.likeJobOpen, {
        params: { title: twin.job.title },
        fieldProblems: { title: errorCode.likeJobOpen },
      });
    await refuseTooMany(tx, companyId);
    const joined = twin && { source: twin.job.source, sourceId: twin.job.source_id };
    const stored: JobDraft = { ...draft, ...joined };
    const { ids } = await upsertJobs(tx, [stored], { now });
    const id = ids[0] ?? 0;
    await storePostedSource(tx, id, stored, now);
    await storeResult(tx, request, id);
    if (draftId !== undefined)
      await tx
        .deleteFrom('job_drafts')
        .where('id', '=', draftId)
        .where('account_id', '=', accountId)
        .execute();
    return { ...(await findPosted(tx, id)), isNew: true };
  });
}

const findPosted = (tx: Db, id: number) =>
  tx.selectFrom('jobs').select(['id', 'slug']).where('id', '=', id).executeTakeFirstOrThrow();

/** The recruiter that job seekers see: the account itself, or the recruiter of the company that it manages. */
async function recruiterFor(tx: Db, companyId: number, accountId: number): Promise<number> {
  const rows = await tx
    .selectFrom('recruiters')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('account_id', 'in', representedRecruiters(accountId))
    .orderBy((eb) => eb('account_id', '=', accountId), 'desc')
    .orderBy('account_id')
    .execute();
  if (rows[0] === undefined) throw new ApiError(errorCode.notFound);
  return rows[0].account_id;
}

/** Throws 42357 for a company with as many posted jobs open as it may have. */
export async function refuseTooMany(tx: Db, companyId: number): Promise<void> {
  const { open, is_verified } = await tx
    .selectFrom('companies')
    .select(({ selectFrom, fn }) => [
      'is_verified',
      selectFrom('jobs')
        .select(fn.countAll<number>().as('open'))
        .where('jobs.company_id', '=', companyId)
        .where('jobs.source', '=', employerSource)
        .where('jobs.status', '=', 'open')
        .as('open'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (Number(open) >= (is_verified ? openJobsVerified : openJobsUnverified))
    throw new ApiError(errorCode.openJobLimit);
}
