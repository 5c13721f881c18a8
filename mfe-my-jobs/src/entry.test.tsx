import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { errorCode } from '@jobharbor/shared/errors';
import { hydrateRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { expect, it } from 'vitest';
import * as entry from './entry.tsx';
import texts from './locales/en.json' with { type: 'json' };
import { render } from './server.tsx';
import { anApplication, aSavedJob, maria, pageInfo } from './testing/builders.ts';

const saved = [aSavedJob()];
const applications = [anApplication()];
const flags = { saved_job_ids: [], applications: [], withdrawn: [], blocked_company_ids: [] };

const takeOver = (path: string) =>
  hydrateRemote({
    ...{ name: 'mfe-my-jobs', render, entry, texts: { myJobs: texts }, path, user: maria },
    answers: [answer(getJobFlags, () => flags)],
  });

it.each(['/my-jobs/saved', '/my-jobs/saved?sort=2&show=open', '/my-jobs/communicated?page=2'])(
  'renders the list of %s on the server, and asks for it once',
  async (path) => {
    testServer().use(
      answer(listSavedJobs, () => ({ saved_jobs: saved, ...pageInfo(saved) })),
      answer(listApplications, () => ({ applications, ...pageInfo(applications) })),
    );
    const { html, reports, asked } = await takeOver(path);
    expect(html).toContain('>Nurse<');
    expect(reports).toEqual([]);
    expect(asked).toEqual([]);
  },
);

it('leaves a list that does not come to the browser', async () => {
  testServer().use(refuse(listSavedJobs, errorCode.internal, { message: 'Our side failed.' }));
  const { html, reports } = await takeOver('/my-jobs/saved');
  expect(html).toContain('aria-busy="true"');
  expect(reports).toEqual([]);
});
