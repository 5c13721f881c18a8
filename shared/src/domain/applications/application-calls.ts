import type { QueryClient } from '@tanstack/react-query';
import { callPath } from '../../contracts/call-path.ts';
import { callPrefix, lazyCall } from '../../remote/lazy-call.ts';
import { flagsCall } from '../jobs/job-flags.ts';

// The calls of a person's applications, so that every remote has the same keys for them. Lazy: their schemas are loaded
// when a call is sent.

export const listApplications = lazyCall(
  { id: 'GET /jobApplication/jobseekers', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '../../contracts/calls/job-application/list-applications.ts'
      )
    ).listApplications,
);

/** The latest application for a job. */
export const getApplication = lazyCall(
  { id: 'GET /job/applied-jobs/{jobId}', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '../../contracts/calls/job/get-application.ts'))
      .getApplication,
);

export const withdrawApplication = lazyCall(
  { id: 'PATCH /job/applied-jobs/{jobId}/withdraw', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '../../contracts/calls/job/withdraw-application.ts'))
      .withdrawApplication,
);

export const shareApplication = lazyCall(
  { id: 'PATCH /jobApplication/jobseekers/{id}/sharing', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '../../contracts/calls/job-application/share-application.ts'
      )
    ).shareApplication,
);

const downloadSentResume = lazyCall(
  { id: 'GET /jobApplication/jobseekers/{id}/resume', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '../../contracts/calls/job-application/download-sent-resume.ts'
      )
    ).downloadSentResume,
);

/** Download address of a résumé that was sent with an application, by its number from 1. The gateway serves the API below `/api`. */
export const sentResumeUrl = (id: number, number: number): string =>
  `/api${callPath({ path: downloadSentResume.id.slice('GET '.length) }, { params: { id }, query: { number } })}`;

/** Refetches what depends on the person's applications: the list, single ones, and the flags of jobs. */
export const invalidateApplications = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [listApplications, getApplication, flagsCall].map((call) =>
      client.invalidateQueries({ queryKey: callPrefix(call) }),
    ),
  );
