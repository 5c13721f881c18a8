import { listApplicationDrafts } from '@jobharbor/shared/calls/data/list-application-drafts';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { listOwnJobReports } from '@jobharbor/shared/calls/job/list-own-job-reports';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { listPicks } from '@jobharbor/shared/calls/recommendation/list-picks';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { errorCode } from '@jobharbor/shared/errors';
import { type Answer, answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
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

const waitingInterviews = (waiting: number, after?: Promise<void>) =>
  answer(listInterviews, async () => {
    await after;
    const counts = { waiting, upcoming: 0, past: 0 };
    return { interviews: [], total: waiting, page: 1, size: 1, counts };
  });

const noPicks = answer(listPicks, () => ({
  ...{ picks: [], total: 0, page: 1, size: 6, counts: { picked: 0, refused: 0 }, has_sources: false },
}));

const open = (answers: readonly Answer[] = [], user = aUser()) =>
  visit(
    '/onsite-job',
    [
      nothing,
      answer(countUnread, () => ({ unread_count: 0 })),
      answer(listOwnJobReports, () => ({ reports: [] })),
      waitingInterviews(0),
      answer(listApplicationDrafts, () => ({ drafts: [] })),
      answer(listResumes, () => ({ resumes: [], max_uploaded: 3, max_bytes: 5_000_000 })),
      noPicks,
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

it('leads to interviews that wait for an answer', async () => {
  open([waitingInterviews(2)]);
  const link = await screen.findByRole('link', { name: 'Interviews waiting for your answer: 2' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/interview');
});

it('leads to applications that were begun, also where nothing else is left to do', async () => {
  const job = { id: 4, slug: 'line-cook', title: 'Line cook', language: 'en', company: 'Harbour Clinic' };
  open(
    [answer(listApplicationDrafts, () => ({ drafts: [{ job, written_at: 1 }] }))],
    aUser({ is_email_verify: true, is_profile_completed: true }),
  );
  const link = await screen.findByRole('link', { name: 'Line cook' });
  expect(link.getAttribute('href')).toBe('/en/ph/job/line-cook-4?apply=1');
  expect(link.closest('li')?.textContent).toBe('Line cookApplication not sent yet · Harbour Clinic');
});

it('offers the picks of the person, with pay, place, age and the reason', async () => {
  const page = open([
    answer(listPicks, () => ({
      picks: [
        {
          job: aJob({
            ...{ title: 'Line cook', other_places: ['Basco'] },
            salary: { currency: 'PHP', min: 2_000_000, max: 3_000_000, period: 'monthly', converted: null },
          }),
          because: [{ from: 'preference' as const, title: 'Cook' }],
          refused: null,
        },
      ],
      ...{ total: 1, page: 1, size: 6, counts: { picked: 1, refused: 0 }, has_sources: true },
    })),
  ]);
  const link = await screen.findByRole('link', { name: 'Line cook' });
  expect(link.getAttribute('href')).toMatch(/^\/en\/ph\/job\//);
  const card = link.closest('li')?.textContent;
  for (const part of [
    '₱20,000',
    'a month',
    'Basco',
    'ago',
    'Fits what you are looking for: \u2068Cook\u2069',
  ])
    expect(card).toContain(part);
  screen.getByRole('heading', { name: 'Jobs for you' });
  expect(screen.getByRole('link', { name: 'See more jobs' }).getAttribute('href')).toBe(
    '/en/ph/my-jobs/picks',
  );
  expect(page.server.requestsOf(searchJobs)).toEqual([]);
});

it.each([
  ['without picks', noPicks],
  ['whose picks do not load', hangUp(listPicks)],
])('offers the newest jobs to a person %s, without those of blocked companies', async (_, picks) => {
  const page = open([picks]);
  await screen.findByRole('link', { name: 'Barista' });
  screen.getByRole('heading', { name: 'Newest jobs' });
  await waitFor(() =>
    expect(page.server.requestsOf(searchJobs).at(-1)?.body).toMatchObject({ excluded_company_ids: [9] }),
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

it('says that a part of the news did not come, and not that there is none', async () => {
  const page = open([refuse(listInterviews, errorCode.notFound, { message: 'No interviews.' })]);
  await screen.findByText('No interviews.');
  expect(screen.queryByText(/Nothing from employers yet/)).toBeNull();
  page.server.use(waitingInterviews(0));
  await page.press('Try again');
  await screen.findByText(/Nothing from employers yet/);
});

it('keeps the news that is shown while a part that did not come is tried again', async () => {
  const again = Promise.withResolvers<void>();
  const viewed = { at: 1_700_000_000, actor: 'recruiter' as const, event: 'viewed' as const };
  const page = open([
    applied([viewed]),
    refuse(listInterviews, errorCode.notFound, { message: 'No interviews.' }),
  ]);
  await screen.findByText('No interviews.');
  const item = screen.getByRole('link', { name: 'Line cook' });
  page.server.use(waitingInterviews(1, again.promise));
  await page.press('Try again');
  await waitFor(() => expect(screen.queryByText('No interviews.')).toBeNull());
  expect(item.isConnected).toBe(true);
  again.resolve();
  await screen.findByText(/Interviews.*1/);
  expect(item.isConnected).toBe(true);
});

it('says that there is no news only once all of it is known', async () => {
  const asked = Promise.withResolvers<void>();
  const page = open([
    answer(countUnread, async () => {
      await asked.promise;
      return { unread_count: 2 };
    }),
  ]);
  await screen.findByText('Barista');
  await waitFor(() => expect(page.server.requestsOf(countUnread)).toHaveLength(1));
  const news = within(screen.getByRole('region', { name: 'What has changed' }));
  await waitFor(() => expect(page.server.requestsOf(listInterviews)).toHaveLength(1));
  expect(news.getByRole('status').textContent).not.toBe('');
  expect(news.queryByText(/Nothing from employers yet/)).toBeNull();
  asked.resolve();
  await news.findByText('Unread messages: 2');
});

it('retries all that failed in the news by one press', async () => {
  const page = open([listApplications, countUnread, listInterviews].map((call) => hangUp(call)));
  await screen.findByText('Barista');
  await screen.findByText('No connection.');
  page.server.use(
    nothing,
    waitingInterviews(0),
    answer(countUnread, () => ({ unread_count: 2 })),
  );
  await page.press('Try again');
  await screen.findByText('Unread messages: 2');
  expect(screen.queryByText('No connection.')).toBeNull();
});
