import {
  applicationAnswer,
  applicationDraft,
  applicationsAnswer,
  appliedAnswer,
  sortedPageQuery,
} from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { forJobseekers, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { idempotencyHeaders, jobParams } from '../common/route-params.ts';
import { findJobStatic } from '../jobs/job-repository.ts';
import { findApplicationForJob, listApplications } from './application-repository.ts';
import { applyToJob } from './apply-to-job.ts';
import { withdrawApplication } from './withdraw-application.ts';

const tags = ['applications'];

/** `/data/jobs/{jobId}/applications`. */
export function applyRoutes(app: App, { db, clock }: Dependencies): void {
  app.post(
    '/jobs/:jobId/applications',
    {
      ...forJobseekers,
      schema: {
        tags,
        params: jobParams,
        headers: idempotencyHeaders,
        body: applicationDraft,
        response: { 200: appliedAnswer, 201: appliedAnswer },
      },
    },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      const { jobId } = request.params;
      const { isNew } = await applyToJob(db, {
        accountId,
        jobId,
        draft: request.body,
        key: request.headers['idempotency-key'],
        now: clock(),
      });
      const [application, job] = await Promise.all([
        findApplicationForJob(db, request.market, accountId, jobId),
        findJobStatic(db, jobId, request.market),
      ]);
      return reply.code(isNew ? 201 : 200).send({
        data: {
          application,
          job_categories: application.job.category === null ? [] : [application.job.category],
          company_industry: job?.employer.industry ?? null,
        },
      });
    },
  );
}

/** `/jobApplication/jobseekers`. */
export function applicationListRoutes(app: App, { db }: Dependencies): void {
  app.get(
    '/jobseekers',
    {
      ...forJobseekers,
      schema: { tags, querystring: sortedPageQuery, response: { 200: applicationsAnswer } },
    },
    async (request) => {
      const { sort, page, size } = request.query;
      const { accountId } = sessionOf(request);
      const list = await listApplications(db, request.market, accountId, { sort, page, size });
      return { data: { ...list, page, size } };
    },
  );
}

/** `/job/applied-jobs/…`. */
export function appliedJobRoutes(app: App, { db, clock }: Dependencies): void {
  app.get(
    '/applied-jobs/:jobId',
    { ...forJobseekers, schema: { tags, params: jobParams, response: { 200: applicationAnswer } } },
    async (request) => {
      const { accountId } = sessionOf(request);
      const application = await findApplicationForJob(db, request.market, accountId, request.params.jobId);
      return { data: { application } };
    },
  );

  app.patch(
    '/applied-jobs/:jobId/withdraw',
    { ...forJobseekers, schema: { tags, params: jobParams, response: { 200: applicationAnswer } } },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { jobId } = request.params;
      await withdrawApplication(db, { accountId, jobId, now: clock() });
      return { data: { application: await findApplicationForJob(db, request.market, accountId, jobId) } };
    },
  );
}
