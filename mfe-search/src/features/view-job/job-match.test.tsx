import { getJobMatch, type MatchCriterion } from '@jobharbor/shared/calls/job/get-job-match';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, maria } from '../../testing/builders.ts';
import { jobAnswers, plainText } from '../../testing/job-answers.ts';
import { renderSearch } from '../../testing/render-search.tsx';

describe('somebody who compares a job with their profile and with others', () => {
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
      answers: [
        ...jobAnswers({ degree, applicant_countries: ['sg'] }),
        answer(getJobMatch, () => ({ criteria })),
      ],
    });
    expect(await screen.findByText(/^Your profile has 1 of these 2 skills/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In your profile: Triage' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wound care' })).toBeTruthy();
    expect(screen.getByText(/^2 of 5 points match/)).toBeTruthy();
    const rows = [...document.querySelectorAll('.jhs-match > li')].map((row) => plainText(row.textContent));
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
    renderSearch('/job/nurse-11', { answers: jobAnswers() });
    const hint = await screen.findByText(/^Sign in to see this job beside your profile: Experience, /);
    expect(hint.querySelector('a')?.getAttribute('href')).toMatch(/get-started\?redirect=.*nurse-11$/);
    expect(testServer().requestsOf(getJobMatch)).toEqual([]);
  });

  it('can have the comparison tried again', async () => {
    renderSearch('/job/nurse-11', { user: maria, answers: [...jobAnswers(), refuse(getJobMatch, 50000)] });
    await screen.findByText(/^Your profile could not be compared/);
    const criteria: MatchCriterion[] = [{ kind: 'experience', result: 'unknown', own: [] }];
    testServer().use(answer(getJobMatch, () => ({ criteria })));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^0 of 1 points match/)).toBeTruthy();
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
      answers: [...jobAnswers(), answer(listSimilarJobs, () => ({ jobs: [], pay }))],
    });
    expect(await screen.findByText(verdict)).toBeTruthy();
    const most = plainText(screen.getByText(/^Most pay/).textContent);
    expect(most).toContain('Most pay ₱30,000 – ₱90,000 a month. The middle is ₱');
    expect(plainText(screen.getByText(/^From 34 ads/).textContent)).toContain('Nursing');
  });
});
