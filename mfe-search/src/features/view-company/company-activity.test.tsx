import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { aCompany } from '../../testing/company-builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const show = (more: object, pay?: CompanyProfile['pay']) => {
  const company = aCompany();
  const activity = { ...company.activity, ...more };
  renderSearch(`/company/${company.slug}-${company.id}`, {
    answers: [answer(getCompany, () => ({ ...company, activity, ...(pay && { pay }) }))],
  });
};

it('says how a company answers and how often it posts again, with the numbers behind', async () => {
  const answers = { applications: 40, answered: 30, median_seconds: 172_800 };
  show({ answers, reposts: { jobs: 20, reposted: 5 } });
  expect((await screen.findByText(/^Answered/)).textContent).toMatch(/75%.* of 40 applications/);
  expect(screen.getByText(/2 days.*by 30 answers/)).toBeTruthy();
  expect(screen.getByText(/^Posted .* again/).textContent).toMatch(/25%.* of 20 jobs/);
});

it('says after how many interviews it wrote, and what it replies in its language', async () => {
  show({
    interviews: { interviews: 8, followed: 6 },
    reply: { sentence: 'Freitags antworten wir.', language: 'de', written_at: 1_775_001_600 },
  });
  expect((await screen.findByText(/^Wrote after/)).textContent).toMatch(/75%.* of 8 interviews/);
  expect(screen.getByText('Freitags antworten wir.').closest('[lang]')?.getAttribute('lang')).toBe('de');
});

it('says in words that none was posted again', async () => {
  show({ reposts: { jobs: 20, reposted: 0 } });
  expect(await screen.findByText('Posted none of 20 jobs again, in 180 days')).toBeTruthy();
});

it('says neither of a company with few, nor for an older API', async () => {
  show({ answers: null, reposts: null });
  await screen.findByRole('heading', { name: en.companyPage.activity });
  expect(screen.queryByText(/^Answered|^Posted .* again/)).toBeNull();
});

it('offers news of its new jobs to guests too', async () => {
  show({});
  expect(await screen.findByRole('button', { name: 'Follow: news of new jobs' })).toBeTruthy();
});

it.each([
  [12, /^Pays about .12%. more than the middle of its fields/],
  [-20, /^Pays about .20%. less than/],
  [5, /^Pays about the middle/],
])(
  'says the level of its pay beside its field at %i percent, with the numbers behind',
  async (percent, text) => {
    const fields = [{ id: 101, key: 'nursing', seo_value: 'nursing', value: 'Nursing' }];
    show({}, { percent, adverts: 7, compared_with: 1_200, fields });
    const level = await screen.findByText(text);
    expect(level.parentElement?.textContent).toMatch(/7 of its own, 1,200 of others. Fields: .Nursing/);
  },
);
