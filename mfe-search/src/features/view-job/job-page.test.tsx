import { getJobMatch, type MatchCriterion } from '@jobharbor/shared/calls/get-job-match';
import { getJobStatic } from '@jobharbor/shared/calls/get-job-static';
import { listOwnJobReports } from '@jobharbor/shared/calls/list-own-job-reports';
import { listRecommendedCourses } from '@jobharbor/shared/calls/list-recommended-courses';
import { listSimilarJobs } from '@jobharbor/shared/calls/list-similar-jobs';
import { searchJobs } from '@jobharbor/shared/calls/search-jobs';
import { latch, testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJob, aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');
const job = (details = {}) => [answer(getJobStatic, () => aJobStatic(details))];

describe('somebody who reads a job', () => {
  it('sees the facts that decide, and the employer', async () => {
    renderSearch('/job/nurse-11', { answers: job() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
    expect(screen.getByText('₱45,000 – ₱60,000')).toBeTruthy();
    for (const fact of ['Full-time', 'On-site', '1–3 years', 'Ana Reyes', 'Active today', 'bay.example'])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it.each([
    ['more than most', 40_000, 'This job pays more than most of them.'],
    ['the middle', 52_000, 'This job pays about the middle.'],
    ['less than most', 70_000, 'This job pays less than most of them.'],
  ])('sees that it pays %s', async (_what, median, verdict) => {
    const { category } = aJob();
    if (!category) throw new Error('The job has no category.');
    const pay = { low: 30_000, median, high: 90_000, currency: 'PHP', jobs: 34, category, xp_lvl: null };
    renderSearch('/job/nurse-11', {
      answers: [...job(), answer(listSimilarJobs, () => ({ jobs: [], pay }))],
    });
    expect(await screen.findByText(verdict)).toBeTruthy();
    const most = plain(screen.getByText(/^Most pay/).textContent);
    expect(most).toContain('Most pay ₱30,000 – ₱90,000 a month. The middle is ₱');
    expect(plain(screen.getByText(/^From 34 ads/).textContent)).toContain('Nursing');
  });

  it('sees what of the job their profile meets, what not and what it does not say, with the way to add it', async () => {
    const degree = { id: 5, key: 'bachelor', value: 'Bachelor’s degree', seo_value: 'bachelor' };
    const criteria: MatchCriterion[] = [
      { kind: 'skills', result: 'unmet', own: ['Triage'] },
      { kind: 'experience', result: 'met', own: ['4'] },
      { kind: 'education', result: 'unknown', own: [] },
      { kind: 'languages', result: 'unmet', own: ['ja', 'fil'] },
      { kind: 'pay', result: 'unmet', own: [], own_pay: { currency: 'PHP', amount: 7_000_000 } },
      { kind: 'eligibility', result: 'met', own: ['sg'] },
    ];
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: [...job({ degree, applicant_countries: ['sg'] }), answer(getJobMatch, () => ({ criteria }))],
    });
    expect(await screen.findByText(/^Your profile has 1 of these 2 skills/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In your profile: Triage' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wound care' })).toBeTruthy();
    expect(screen.getByText(/^2 of 5 points match/)).toBeTruthy();
    const rows = [...document.querySelectorAll('.jhs-match > li')].map((row) => plain(row.textContent));
    expect(rows).toEqual([
      'Experience 1–3 yearsMatches. Your profile: 4 years ',
      'Education Bachelor’s degreeYour profile does not say.  Add it (Education)',
      'Language of the ad EnglishDoes not match. Your profile: Japanese, Filipino Change it (Language of the ad)',
      'Salary ₱45,000 – ₱60,000 a monthDoes not match. Your profile: from ₱70,000 a month Change it (Salary)',
      'Where you may work Open to people who may work in: SingaporeMatches. Your profile: Singapore ',
    ]);
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('Add it (Education)')).toMatch(/\/profile#education$/);
    expect(way('Change it (Salary)')).toMatch(/\/profile#job_preference$/);
  });

  it('is told as a guest what can be compared, and leads back here after signing in', async () => {
    renderSearch('/job/nurse-11', { answers: job() });
    const hint = await screen.findByText(/^Sign in to see this job beside your profile: Experience, /);
    expect(hint.querySelector('a')?.getAttribute('href')).toMatch(/get-started\?redirect=.*nurse-11$/);
    expect(testServer().requestsOf(getJobMatch)).toEqual([]);
  });

  it('can have the comparison tried again', async () => {
    renderSearch('/job/nurse-11', { user: maria, answers: [...job(), refuse(getJobMatch, 50000)] });
    await screen.findByText(/^Your profile could not be compared/);
    const criteria: MatchCriterion[] = [{ kind: 'experience', result: 'unknown', own: [] }];
    testServer().use(answer(getJobMatch, () => ({ criteria })));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^0 of 1 points match/)).toBeTruthy();
  });

  it('is shown the company’s other jobs', async () => {
    renderSearch('/job/nurse-11', {
      answers: [
        ...job(),
        answer(listSimilarJobs, () => ({ jobs: [], company_jobs: [aJob({ id: 15, title: 'Porter' })] })),
      ],
    });
    const list = await screen.findByRole('navigation', { name: 'This company is also hiring' });
    expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Porter']);
    expect(testServer().requestsOf(searchJobs)).toEqual([]);
  });

  it('is led to the right address when its words are wrong, with the rest of it', async () => {
    const { navigation } = renderSearch('/job/old-words-11?apply=1', { answers: job() });
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11?apply=1'));
  });

  it('learns that there is no such job', async () => {
    const { pages } = renderSearch('/job/gone-11', { answers: [refuse(getJobStatic, 40004)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such job' })).toBeTruthy();
    expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
  });

  it('learns first that a job is closed, and keeps its title and what is like it', async () => {
    const { pages } = renderSearch('/job/nurse-11', {
      answers: [
        ...job({ status: 'closed', closed_at: 1_763_000_000 }),
        answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 12, title: 'Ward nurse' })] })),
      ],
    });
    expect(await screen.findByText('This job is closed')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ward nurse' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(pages.at(-1)).not.toHaveProperty('structuredData');
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
        ...job({ status: decision?.outcome === 'closed' ? 'closed' : 'open', closed_at: 1_763_000_000 }),
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
        ...job({ status: 'closed', closed_at: 1_763_000_000 }),
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
      answers: job({
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
    const { pages } = renderSearch('/job/nurse-11', { answers: job({ description_html: '' }) });
    expect(await screen.findByRole('heading', { name: 'Skills' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About the job' })).toBeNull();
    expect(pages.at(-1)).not.toHaveProperty('structuredData');
  });

  it('is shown courses for the kind of work, with the language that they are taught in', async () => {
    const course = {
      id: 1,
      title: 'Curso de turno',
      provider: 'Harbour school',
      url: 'https://x.example/',
      language: 'es',
    };
    renderSearch('/job/nurse-11', {
      answers: [...job(), answer(listRecommendedCourses, () => ({ courses: [course] }))],
    });
    const link = await screen.findByRole('link', { name: 'Curso de turno' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([course.url, 'noopener nofollow']);
    expect(plain(link.closest('li')?.textContent ?? '')).toContain(
      'Harbour school · Spanish · opens in a new tab',
    );
    const { category, xp_lvl } = aJobStatic();
    expect(testServer().requestsOf(listRecommendedCourses)[0]?.query).toMatchObject({
      job_category_ids: String(category?.id),
      xp_lvl_key: xp_lvl?.key,
    });
  });

  it('gives the machines a JobPosting', async () => {
    const { pages } = renderSearch('/job/nurse-11', { answers: job() });
    await screen.findByRole('heading', { level: 1, name: 'Nurse' });
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
