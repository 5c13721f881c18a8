import { listRecommendedCourses } from '@jobharbor/shared/calls/academy/list-recommended-courses';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listOwnJobReports } from '@jobharbor/shared/calls/job/list-own-job-reports';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { checkChatExists } from '@jobharbor/shared/calls/job-application/check-chat-exists';
import { errorCode } from '@jobharbor/shared/errors';
import { latch, testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJob, aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { jobAnswers, plainText } from '../../testing/job-answers.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const pay = {
  ...{ low: 20_000, median: 30_000, high: 40_000, currency: 'PHP', jobs: 12, xp_lvl: null },
  category: { id: 1401, key: 'nursing', value: 'Nursing', seo_value: 'nursing' },
};

describe('somebody who reads a job', () => {
  it('sees the facts that decide, and the employer', async () => {
    renderSearch('/job/nurse-11', { answers: jobAnswers() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
    expect(screen.getByText('₱45,000 – ₱60,000')).toBeTruthy();
    for (const fact of ['Full-time', 'On-site', '1–3 years', 'Ana Reyes', 'Active today', 'bay.example'])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('is shown the company’s other jobs', async () => {
    renderSearch('/job/nurse-11', {
      answers: [
        ...jobAnswers(),
        answer(listSimilarJobs, () => ({ jobs: [], company_jobs: [aJob({ id: 15, title: 'Porter' })] })),
      ],
    });
    const list = await screen.findByRole('navigation', { name: 'This company is also hiring' });
    expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Porter']);
    expect(testServer().requestsOf(searchJobs)).toEqual([]);
  });

  it('is led to the right address when its words are wrong, with the rest of it', async () => {
    const { navigation } = renderSearch('/job/old-words-11?apply=1', { answers: jobAnswers() });
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11?apply=1'));
  });

  it('comes back from a similar job to the whole one at once, without a placeholder', async () => {
    const { container, navigation } = renderSearch('/job/nurse-11', {
      answers: [
        answer(getJobStatic, ({ params }) => aJobStatic(params.id === 11 ? {} : { id: 12, title: 'Cook' })),
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Nurse' });
    act(() => navigation.navigate('/en/ph/job/cook-12'));
    await screen.findByRole('heading', { level: 1, name: 'Cook' });
    document.documentElement.dataset.position = '900';
    const changes = new MutationObserver(() => {});
    changes.observe(container, { childList: true, subtree: true });
    act(() => navigation.go(-1));
    delete document.documentElement.dataset.position;
    const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes] as Element[]);
    expect(screen.getByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
    expect(added.map((node) => node.outerHTML).join('')).not.toContain('jh-skeleton');
  });

  it('learns that there is no such job', async () => {
    const { pages } = renderSearch('/job/gone-11', { answers: [refuse(getJobStatic, 40004)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such job' })).toBeTruthy();
    expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
  });

  it.each([
    ['closed', 'This job is closed'],
    ['on_hold', 'This job is on hold'],
  ] as const)(
    'learns first that a job is %s, and keeps its title and what is like it',
    async (status, notice) => {
      const { pages } = renderSearch('/job/nurse-11', {
        answers: [
          ...jobAnswers({ status, closed_at: 1_763_000_000, valid_through: 1_863_000_000 }),
          answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 12, title: 'Ward nurse' })], pay })),
        ],
      });
      expect(await screen.findByText(notice)).toBeTruthy();
      expect(screen.queryByText('Closes') === null).toBe(status === 'closed');
      const similar = await screen.findByRole('heading', { name: 'Similar jobs' });
      for (const name of ['Pay for jobs like this', 'About the job'])
        expect(similar.compareDocumentPosition(screen.getByRole('heading', { name }))).toBe(
          Node.DOCUMENT_POSITION_FOLLOWING,
        );
      expect(screen.getByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
      expect(await screen.findByRole('link', { name: 'Ward nurse' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
      expect(pages.at(-1)).not.toHaveProperty('structuredData');
    },
  );

  it('is led to the chat that they have with the recruiter, also about another job', async () => {
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...jobAnswers(), answer(checkChatExists, () => ({ is_existing: true, chat_id: 7 }))],
    });
    const link = await screen.findByRole('link', { name: /^Open your chat with .?Ana Reyes/ });
    expect(link.getAttribute('href')).toBe('/en/ph/chat-home/7');
    expect(screen.getByRole('link', { name: 'Ask before you apply' })).toBeTruthy();
  });

  it('without an account is not asked about chats', async () => {
    renderSearch('/job/nurse-11', { answers: jobAnswers() });
    await screen.findByRole('link', { name: 'Ask before you apply' });
    expect(testServer().requestsOf(checkChatExists)).toEqual([]);
  });

  it.each([
    [null, 'It is being checked.'],
    [{ outcome: 'kept' as const, at: 2 }, 'We checked it and found no breach of our rules.'],
    [{ outcome: 'closed' as const, at: 2 }, 'We checked it and removed the job.'],
  ])('reads that they reported the job and what came of it: %j', async (decision, text) => {
    const own = (id: number, at: number) => ({
      job: { id, slug: 'nurse', title: 'Nurse', company: 'Bay Clinic' },
      reason: { id: 1, value: 'Scam', key: 'scam', seo_value: 'scam' },
      reported_at: at,
      decision,
    });
    const day = (date: number) => Date.UTC(2026, 10, date, 4) / 1000;
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [
        ...jobAnswers({
          status: decision?.outcome === 'closed' ? 'closed' : 'open',
          closed_at: 1_763_000_000,
        }),
        answer(listOwnJobReports, () => ({ reports: [own(12, day(1)), own(11, day(20))] })),
      ],
    });
    expect(await screen.findByText('You reported this job on November 20, 2026')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/November 1, 2026/)).toBeNull();
  });

  it('is led down to the similar jobs that the address names, once they are there', async () => {
    const similar = latch();
    const { container } = renderSearch('/job/nurse-11#similar', {
      answers: [
        ...jobAnswers({ status: 'closed', closed_at: 1_763_000_000 }),
        answer(listSimilarJobs, async () => {
          await similar.released;
          return { jobs: [aJob({ id: 12, title: 'Ward nurse' })] };
        }),
      ],
    });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await screen.findByText('This job is closed');
    expect(scroll).not.toHaveBeenCalled();
    similar.release();
    await screen.findByRole('link', { name: 'Ward nurse' });
    expect(scroll.mock.contexts).toEqual([container.querySelector('#similar')]);
  });

  it.each([
    ['is told that a rate is old', '2026-09-01', /This rate is old/],
    ['sees no amount by a rate of years ago', '2025-03-01', null],
  ])('%s', async (_what, rate_date, text) => {
    const converted = { currency: 'USD', min: 75_000, max: 100_000, rate_date };
    renderSearch('/job/nurse-11', {
      answers: jobAnswers({
        salary: { currency: 'PHP', period: 'monthly', min: 4_500_000, max: 6_000_000, converted },
      }),
    });
    await screen.findByText('₱45,000 – ₱60,000');
    expect(screen.queryByText(/at the rate of/)?.textContent ?? null).toEqual(
      text === null ? null : expect.stringMatching(text),
    );
  });

  it('sees title, company and pay from the list before the rest has arrived, under the same heading', async () => {
    const rest = latch();
    renderSearch('/jobs', {
      answers: [
        answer(searchJobs, () => aPage([aJob()])),
        answer(getJobStatic, async () => {
          await rest.released;
          return aJobStatic();
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Nurse' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Nurse' });
    expect(screen.getByText('₱45,000 – ₱60,000')).toBeTruthy();
    expect(screen.queryByText('Ana Reyes')).toBeNull();
    rest.release();
    expect(await screen.findByText('Ana Reyes')).toBeTruthy();
    expect(heading.isConnected).toBe(true);
  });

  it('finds no heading above nothing where the advertisement has no text', async () => {
    const { pages } = renderSearch('/job/nurse-11', { answers: jobAnswers({ description_html: '' }) });
    expect(await screen.findByRole('heading', { name: 'Skills' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About the job' })).toBeNull();
    expect(pages.at(-1)).not.toHaveProperty('structuredData');
  });

  it('is shown courses for the kind of work, and told that none is in the page’s language', async () => {
    const course = {
      id: 1,
      title: 'Curso de turno',
      provider: 'Harbour school',
      url: 'https://x.example/',
      language: 'es',
    };
    renderSearch('/job/nurse-11', {
      answers: [...jobAnswers(), answer(listRecommendedCourses, () => ({ courses: [course] }))],
    });
    const link = await screen.findByRole('link', { name: 'Curso de turno' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([course.url, 'noopener nofollow']);
    expect(plainText(link.closest('li')?.textContent ?? '')).toContain(
      'Harbour school · Spanish · opens in a new tab',
    );
    expect(
      screen.getByText(/We know of none in English for this field; these are in Spanish\./),
    ).toBeDefined();
    const { category, xp_lvl } = aJobStatic();
    expect(testServer().requestsOf(listRecommendedCourses)[0]?.query).toMatchObject({
      job_category_ids: String(category?.id),
      xp_lvl_key: xp_lvl?.key,
    });
  });

  it('reads at their place that similar jobs and courses did not come', async () => {
    renderSearch('/job/nurse-11', {
      answers: [
        ...jobAnswers(),
        refuse(listSimilarJobs, errorCode.notFound, { message: 'No jobs.' }),
        refuse(listRecommendedCourses, errorCode.notFound, { message: 'No courses.' }),
      ],
    });
    const titleOf = async (text: string) =>
      (await screen.findByText(text)).closest('section')?.querySelector('h2')?.textContent;
    expect(await titleOf('No jobs.')).toBe('Similar jobs');
    expect(await titleOf('No courses.')).toBe('Learn for this kind of work');
  });

  it('gives the machines a JobPosting', async () => {
    const { pages } = renderSearch('/job/nurse-11', { answers: jobAnswers() });
    await screen.findByRole('heading', { level: 1, name: 'Nurse' });
    await waitFor(() => expect(pages.at(-1)).toHaveProperty('structuredData'));
    expect(pages.at(-1)).toMatchObject({
      canonical: '/job/nurse-11',
      structuredData: [
        {
          '@type': 'JobPosting',
          title: 'Nurse',
          datePosted: '2026-11-20T12:00:00.000Z',
          employmentType: 'FULL_TIME',
          directApply: true,
          hiringOrganization: { name: 'Bay Clinic', sameAs: 'https://bay.example/' },
          experienceRequirements: { monthsOfExperience: 12 },
          jobBenefits: 'Meals',
          jobLocation: [{ address: { addressLocality: 'Cebu City', addressCountry: 'PH' } }],
          baseSalary: {
            currency: 'PHP',
            value: { minValue: 45_000, maxValue: 60_000, unitText: 'MONTH' },
          },
        },
      ],
    });
  });
});
