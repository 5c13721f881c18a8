import { checkJob } from '@jobharbor/shared/calls/recruiter/check-job';
import { deleteJobDraft } from '@jobharbor/shared/calls/recruiter/delete-job-draft';
import { editJob as editCall } from '@jobharbor/shared/calls/recruiter/edit-job';
import { getOwnJob } from '@jobharbor/shared/calls/recruiter/get-own-job';
import { listJobDrafts } from '@jobharbor/shared/calls/recruiter/list-job-drafts';
import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import { moveJob } from '@jobharbor/shared/calls/recruiter/move-job';
import { postJob as postCall } from '@jobharbor/shared/calls/recruiter/post-job';
import { pushJobs as pushCall } from '@jobharbor/shared/calls/recruiter/push-jobs';
import { replyToJobRecord as replyCall } from '@jobharbor/shared/calls/recruiter/reply-to-job-record';
import { repostJob as repostCall } from '@jobharbor/shared/calls/recruiter/repost-job';
import { saveJobDraft } from '@jobharbor/shared/calls/recruiter/save-job-draft';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findJobChanges } from '../jobs/job-changes.ts';
import { editJob, replyToRecord, repostJob } from './edit-job.ts';
import { adviseOnJob } from './job-advice.ts';
import { deleteDraft, findDrafts, storeDraft } from './job-drafts.ts';
import { formOfJob } from './job-form.ts';
import { findOwnJob, findOwnJobs, lockOwnJob } from './own-jobs.ts';
import { postJob } from './post-job.ts';
import { pushJobs } from './push-jobs.ts';
import { setOwnJobStatus } from './set-own-job-status.ts';

/** Writing, posting and changing a recruiter's own jobs. */
export function recruiterJobRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listOwnJobs, ({ query, session: { accountId } }) => findOwnJobs(db, accountId, query, clock()));

  serve(app, getOwnJob, async ({ params: { id }, session: { accountId } }) => {
    const job = await findOwnJob(db, accountId, id, clock());
    const stored = await db.transaction().execute((tx) => lockOwnJob(tx, accountId, id));
    return { job, form: formOfJob(stored), changes: await findJobChanges(db, id) };
  });

  serve(app, checkJob, async ({ body, market }) => ({ advice: adviseOnJob(body, market) }));

  serve(app, postCall, async ({ body: posting, session, market, idempotencyKey, reply }) => {
    const { accountId } = session;
    const { isNew, ...job } = await postJob(db, { accountId, posting, key: idempotencyKey, now: clock() });
    setCreatedStatus(reply, isNew);
    return { job, advice: adviseOnJob(posting.form, market) };
  });

  serve(app, pushCall, async ({ body, session: { accountId }, market, idempotencyKey: key, reply }) => {
    const language = market.language.value;
    const { results, isNew } = await pushJobs(db, { accountId, body, key, language, now: clock() });
    setCreatedStatus(reply, isNew);
    return { results };
  });

  serve(app, editCall, async ({ params: { id: jobId }, body: form, session: { accountId }, market }) => {
    await editJob(db, { accountId, jobId, form, now: clock() });
    return { advice: adviseOnJob(form, market) };
  });

  serve(app, moveJob, async ({ params, body: { status }, session }) => {
    await setOwnJobStatus(db, { accountId: session.accountId, jobId: params.id, status, now: clock() });
    return {};
  });

  serve(app, repostCall, async ({ params: { id: jobId }, session: { accountId } }) => {
    await repostJob(db, { accountId, jobId, now: clock() });
    return {};
  });

  serve(app, replyCall, async ({ params: { id: jobId }, body, session: { accountId }, market }) => {
    const language = market.language.value;
    await replyToRecord(db, { accountId, jobId, language, ...body, now: clock() });
    return {};
  });

  serve(app, listJobDrafts, async ({ session: { accountId } }) => ({
    drafts: await findDrafts(db, accountId),
  }));

  serve(app, saveJobDraft, async ({ body: draft, session: { accountId } }) => ({
    draft: await storeDraft(db, { accountId, draft, now: clock() }),
  }));

  serve(app, deleteJobDraft, async ({ params: { id }, session: { accountId } }) => {
    await deleteDraft(db, accountId, id);
    return {};
  });
}
