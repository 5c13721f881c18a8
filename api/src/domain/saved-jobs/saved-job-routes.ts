import {
  dataOf,
  isSavedAnswer,
  nothing,
  savedJobAnswer,
  savedJobsAnswer,
  saveJob as saveJobBody,
  sortedPageQuery,
} from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { forJobseekers, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { idParams, jobParams } from '../common/route-params.ts';
import { findSavedJob, isSaved, listSavedJobs, saveJob, unsaveJob } from './saved-job-repository.ts';

/** `/job/saved-jobs/…`. Every id in these addresses is the job's. */
export function savedJobRoutes(app: App, { db, clock }: Dependencies): void {
  const tags = ['saved jobs'];

  app.get(
    '/saved-jobs',
    {
      ...forJobseekers,
      schema: { tags, querystring: sortedPageQuery, response: { 200: savedJobsAnswer } },
    },
    async (request) => {
      const { sort, page, size } = request.query;
      const { accountId } = sessionOf(request);
      const list = await listSavedJobs(db, request.market, accountId, { sort, page, size });
      return { data: { ...list, page, size } };
    },
  );

  app.get(
    '/saved-jobs/:jobId',
    { ...forJobseekers, schema: { tags, params: jobParams, response: { 200: savedJobAnswer } } },
    async (request) => {
      const { accountId } = sessionOf(request);
      const saved = await findSavedJob(db, request.market, accountId, request.params.jobId);
      return { data: { saved_job: saved } };
    },
  );

  app.post(
    '/saved-jobs/create',
    {
      ...forJobseekers,
      schema: { tags, body: saveJobBody, response: { 200: savedJobAnswer, 201: savedJobAnswer } },
    },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      const jobId = request.body.job_id;
      const { isNew } = await saveJob(db, { accountId, jobId, now: clock() });
      const saved = await findSavedJob(db, request.market, accountId, jobId);
      return reply.code(isNew ? 201 : 200).send({ data: { saved_job: saved } });
    },
  );

  app.delete(
    '/saved-jobs/:id/delete',
    { ...forJobseekers, schema: { tags, params: idParams, response: { 200: dataOf(nothing) } } },
    async (request) => {
      await unsaveJob(db, sessionOf(request).accountId, request.params.id);
      return { data: {} };
    },
  );

  app.get(
    '/:id/is-saved',
    { ...forJobseekers, schema: { tags, params: idParams, response: { 200: isSavedAnswer } } },
    async (request) => ({
      data: { is_saved: await isSaved(db, sessionOf(request).accountId, request.params.id) },
    }),
  );
}
