import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { App } from '../app.tsx';
import texts from '../locales/en.json';
import { anApplication, maria, pageInfo, yesterdayNoon } from './builders.ts';

/** An application that its sender took back a minute after sending it. */
export const withdrawn = anApplication({
  status: 'withdrawn',
  label: 'withdrawn',
  can_withdraw: false,
  timeline: [
    { at: yesterdayNoon, actor: 'jobseeker', event: 'applied' },
    { at: yesterdayNoon + 60, actor: 'jobseeker', event: 'withdrawn' },
  ],
});

/** The list of applications with these in it; a test may replace `list.applications`, and block companies. */
export function renderApplications(...applications: Application[]) {
  const list = { applications, blocked: [] as number[] };
  const view = renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/communicated',
    user: maria,
    answers: [
      answer(getJobFlags, () => ({
        ...{ saved_job_ids: [], applications: [], withdrawn: [] },
        blocked_company_ids: list.blocked,
      })),
      answer(listApplications, () => ({ applications: list.applications, ...pageInfo(list.applications) })),
    ],
  });
  return { ...view, list };
}
