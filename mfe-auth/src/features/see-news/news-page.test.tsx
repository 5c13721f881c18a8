import type { Application } from '@jobharbor/shared/contracts/application';
import { countUnread } from '@jobharbor/shared/contracts/calls/count-unread';
import { getJobFlags } from '@jobharbor/shared/contracts/calls/get-job-flags';
import { listApplications } from '@jobharbor/shared/contracts/calls/list-applications';
import { listJobPreferences } from '@jobharbor/shared/contracts/calls/list-job-preferences';
import { listOwnJobReports } from '@jobharbor/shared/contracts/calls/list-own-job-reports';
import { listResumes } from '@jobharbor/shared/contracts/calls/list-resumes';
import { searchJobs } from '@jobharbor/shared/contracts/calls/search-jobs';
import { type Answer, answer, hangUp } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aJob, anApplication, aPageOf } from '../../testing/builders.ts';
import { aUser, visit } from '../../testing/render-auth.tsx';

const applied = (timeline: Application['timeline']) =>
  answer(listApplications, () => ({
    applications: [anApplication({ job: aJob({ title: 'Line cook' }), timeline })],
    total: 1,
    page: 1,
    size: 30,
  }));
const nothing = answer(listApplications, () => ({ applications: [], total: 0, page: 1, size: 30 }));

const open = (answers: readonly Answer[] = [], user = aUser()) =>
  visit(
    '/onsite-job',
    [
      nothing,
      answer(countUnread, () => ({ unread_count: 0 })),
      answer(listOwnJobReports, () => ({ reports: [] })),
      answer(listResumes, () => ({ resumes: [], max_uploaded: 3, max_bytes: 5_000_000 })),
      answer(listJobPreferences, () => ({ job_preferences: [] })),
      answer(getJobFlags, () => ({ saved_job_ids: [], applications: [], blocked_company_ids: [9] })),
      answer(searchJobs, () => aPageOf(aJob({ title: 'Barista' }))),
      ...answers,
    ],
    user,
  );

beforeEach(() => localStorage.clear());

it('shows what employers did, newest first, and marks what is new since the last visit', async () => {
  const at = 1_700_000_000;
  const page = open([
    applied([
      { at, actor: 'jobseeker', event: 'applied' },
      { at: at + 60, actor: 'recruiter', event: 'viewed' },
      { at: at + 120, actor: 'recruiter', event: 'accepted' },
    ]),
    answer(countUnread, () => ({ unread_count: 2 })),
  ]);
  const part = within(await screen.findByRole('region', { name: 'What has changed' }));
  await part.findByText('Unread messages: 2');
  const rows = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('The employer accepted your application. New');
  expect(rows[2]).toContain('The employer opened your application. New');
  page.unmount();

  localStorage.setItem('jh-news:7', JSON.stringify({ at: at + 90, before: 0 }));
  open([
    applied([
      { at: at + 60, actor: 'recruiter', event: 'viewed' },
      { at: at + 120, actor: 'recruiter', event: 'accepted' },
    ]),
  ]);
  await screen.findByText('The employer opened your application.');
  expect(screen.getAllByText('New')).toHaveLength(1);
});

it('tells what came of the person’s reports, with the way to the job, and nothing of those still checked', async () => {
  const reason = { id: 1, value: 'Scam', key: 'scam', seo_value: 'scam' };
  const job = (id: number, title: string) => ({ id, slug: 'job', title, company: 'Harbour Clinic' });
  const decision = { outcome: 'closed' as const, at: 1_700_000_000 };
  open([
    answer(listOwnJobReports, () => ({
      reports: [
        { job: job(4, 'Nurse'), reason, reported_at: 1, decision },
        { job: job(5, 'Cook'), reason, reported_at: 2, decision: null },
      ],
    })),
  ]);
  await screen.findByText(/Your report was checked: the job was removed/);
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/en/ph/job/job-4');
  expect(screen.queryByText('Cook')).toBeNull();
});

it('names what is left to do, and nothing where that is nothing', async () => {
  const page = open();
  await screen.findByRole('link', { name: 'Add a résumé' });
  screen.getByRole('link', { name: 'Confirm your email' });
  expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
    '/en/ph/jobseeker-complete-profile',
  );
  page.unmount();
  open([hangUp(listResumes)], aUser({ is_email_verify: true, is_profile_completed: true }));
  await screen.findByText('Barista');
  expect(screen.queryByText('To finish')).toBeNull();
});

it('offers jobs of the person’s preference, without those of blocked companies', async () => {
  const preference = {
    id: 1,
    version: 1,
    job_title: 'Barista',
    industry_id: 1,
    job_type_id: 1,
    work_arrangement_id: 1,
    country_key: 'ph',
    location_id: 1,
    desired_city: null,
    currency: 'PHP',
    min_salary: 1,
    max_salary: 2,
    work_languages: ['en'],
    work_timezone: 'Asia/Manila',
  };
  const page = open([answer(listJobPreferences, () => ({ job_preferences: [preference] }) as never)]);
  const link = await screen.findByRole('link', { name: 'Barista' });
  expect(link.getAttribute('href')).toMatch(/^\/en\/ph\/job\//);
  await screen.findByRole('heading', { name: 'Jobs for you' });
  await waitFor(() =>
    expect(page.server.requestsOf(searchJobs).at(-1)?.body).toMatchObject({
      query: 'Barista',
      excluded_company_ids: [9],
    }),
  );
  expect(screen.getByRole('link', { name: 'See more jobs' }).getAttribute('href')).toBe(
    '/en/ph/jobs?q=Barista',
  );
});

it('retries a part that did not load, without reloading the others', async () => {
  const page = open([hangUp(listApplications)]);
  await screen.findByText('Barista');
  await screen.findByText('No connection.');
  page.server.use(nothing);
  await page.press('Try again');
  await screen.findByText(/Nothing from employers yet/);
});
