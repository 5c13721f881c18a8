import type { pushJobs as pushCall } from '@jobharbor/shared/calls/recruiter/push-jobs';
import type { CallRequest, PushedJob } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, isApiError, toProblem } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { postJob } from './post-job.ts';

interface Push {
  accountId: number;
  body: CallRequest<typeof pushCall>['body'];
  key: string | undefined;
  language: string;
  now: Date;
}

/** Daily limit of new pushes of an account. The results of each are stored, of refused jobs as well. */
const allowance = { limit: 600, seconds: 86_400 };

/**
 * Posts each of the jobs, and stores the answer for the key. A process that is killed in between leaves the jobs with keys of
 * their own, so that the same push goes on where it ended.
 */
export async function pushJobs(db: Db, push: Push): Promise<{ results: PushedJob[]; isNew: boolean }> {
  const { accountId, body, key, now } = push;
  if (key === undefined)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { 'idempotency-key': 'required' } });
  const request: IdempotentRequest = { accountId, scope: 'job-push', key, content: [JSON.stringify(body)] };
  const before = await findResults(db, request);
  if (before !== null) return { results: before, isNew: false };
  await consumeAttempt(db, { key: `push-jobs:${accountId}`, ...allowance }, now);
  const results: PushedJob[] = [];
  for (const [index, posting] of body.jobs.entries()) results.push(await postOne(db, push, posting, index));
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    // The same push at the same time was faster; its jobs are these.
    const other = await findResults(tx, request);
    if (other !== null) return { results: other, isNew: false };
    const { id } = await tx
      .insertInto('job_pushes')
      .values({ account_id: accountId, results: JSON.stringify(results), pushed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeResult(tx, request, id);
    return { results, isNew: true };
  });
}

async function findResults(db: Db, request: IdempotentRequest): Promise<PushedJob[] | null> {
  const id = await findEarlierResult(db, request);
  if (id === null) return null;
  const row = await db.selectFrom('job_pushes').select('results').where('id', '=', id).executeTakeFirst();
  return row?.results ?? null;
}

async function postOne(
  db: Db,
  { accountId, key, language, now }: Push,
  posting: Push['body']['jobs'][number],
  index: number,
): Promise<PushedJob> {
  try {
    const { id, slug } = await postJob(db, { accountId, posting, key: `${key}#${index}`, now });
    return { job: { id, slug }, refused: null };
  } catch (error) {
    if (!isApiError(error) || error.code === errorCode.idempotencyMismatch) throw error;
    const { code, message, errors } = toProblem(error, language, '');
    return { job: null, refused: { code, message, errors } };
  }
}
