import { getCountryMap } from '@jobharbor/shared/calls/config/get-country-map';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import type { CountryMap } from '@jobharbor/shared/contracts/markets/country-map';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, Refusal } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ja from '../../locales/ja.json' with { type: 'json' };
import { aJob, aMap } from '../../testing/builders.ts';
import { jobAnswers, plainText } from '../../testing/job-answers.ts';
import { renderSearch } from '../../testing/render-search.tsx';

describe('somebody who reads a job', () => {
  it('reads pay in Japanese with its period first, on the page and on a card, where a month is estimated', async () => {
    const salary = { currency: 'JPY', period: 'hourly', min: 1_200, max: 1_550, converted: null } as const;
    const monthly = { ...salary, period: 'monthly', min: 250_000, max: null } as const;
    renderSearch('/job/nurse-11', {
      language: 'ja',
      country: 'jp',
      texts: { search: ja },
      answers: [
        ...jobAnswers({ salary }),
        answer(listSimilarJobs, () => ({
          jobs: [aJob({ id: 12, salary }), aJob({ id: 13, salary: monthly })],
          pay: null,
        })),
      ],
    });
    await screen.findByText('月給 25万円');
    const pays = [...document.querySelectorAll('.jhs-job__salary, .jhs-card__pay')];
    expect(pays.map(({ textContent }) => plainText(textContent)?.trim())).toEqual([
      '時給 1,200～1,550円',
      '月給 ≈ 20.8万～26.9万円 時給 1,200～1,550円',
      '月給 25万円',
    ]);
  });

  it('reads on a card that an estimate beside pay by the hour is for a month', async () => {
    const converted = { currency: 'PHP', min: 240_000, max: null, rate_date: '2026-11-20' } as const;
    const foreign = { currency: 'USD', period: 'hourly', min: 4_000, max: null, converted } as const;
    const inMonths = { ...foreign, period: 'monthly', min: 400_000 } as const;
    renderSearch('/job/nurse-11', {
      answers: [
        ...jobAnswers({}),
        answer(listSimilarJobs, () => ({
          jobs: [aJob({ id: 12, salary: foreign }), aJob({ id: 13, salary: inMonths })],
          pay: null,
        })),
      ],
    });
    await waitFor(() => expect(document.querySelectorAll('.jhs-card__pay')).toHaveLength(2));
    const pays = [...document.querySelectorAll('.jhs-card__pay')];
    expect(pays.map(({ textContent }) => plainText(textContent)?.trim())).toEqual([
      '≈ ₱416,000 a month (USD 40 an hour)',
      '≈ ₱2,400 USD 4,000 a month',
    ]);
  });

  it('is led from a card without pay to what its title earns elsewhere', async () => {
    renderSearch('/job/nurse-11', {
      answers: [
        ...jobAnswers({}),
        answer(listSimilarJobs, () => ({
          jobs: [aJob({ id: 12, title: 'Head Nurse (nights)', salary: null })],
          pay: null,
        })),
      ],
    });
    const link = await screen.findByRole('link', { name: 'What others pay' });
    expect(link.getAttribute('href')).toMatch(/\/salaries\?q=Head\+Nurse$/);
  });

  it('reads all facts in one table: when it closes, what it asks for, what it offers, and how soon an answer comes', async () => {
    const degree = { id: 5, key: 'bachelor', value: 'Bachelor’s degree', seo_value: 'bachelor' };
    const answer_time = { median_seconds: 2 * 86_400, answers: 5 };
    const valid_through = Date.UTC(2026, 11, 5, 12) / 1000;
    renderSearch('/job/nurse-11', {
      answers: jobAnswers({ degree, answer_time, valid_through, language: 'es' }),
    });
    const fact = async (term: string) =>
      plainText((await screen.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent ?? null);
    expect(await fact('Education')).toBe('Bachelor’s degree');
    expect(await fact('Closes')).toBe('December 5, 2026');
    expect(await fact('First posted')).toBe('November 20, 2026');
    expect(await fact('Usually answers')).toBe('within 2 days (by 5 answers)');
    expect(await fact('Benefits')).toBe('Meals');
    expect(await fact('Language of the ad')).toBe('Spanish');
    expect(screen.getByRole('link', { name: 'Nursing' }).getAttribute('href')).toMatch(
      /jobs\?category=nursing$/,
    );
    expect(screen.getByRole('link', { name: 'Triage' }).getAttribute('href')).toMatch(/jobs\?q=Triage$/);
  });

  it('reads what was changed after posting, and when', async () => {
    const changed_at = Date.UTC(2026, 4, 3, 12) / 1000;
    renderSearch('/job/nurse-11', { answers: jobAnswers({ changes: [{ part: 'pay', changed_at }] }) });
    await screen.findByRole('heading', { name: 'Changed since it was posted' });
    screen.getByText('Pay changed on May 3, 2026');
  });

  it('sees the office hours of a remote job on their own clock, and how many they share', async () => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'UTC' };
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    const work_arrangement = { id: 3, key: 'remote', value: 'Remote', seo_value: 'remote' };
    renderSearch('/job/nurse-11', { answers: jobAnswers({ work_arrangement }) });
    expect((await screen.findByText('Remote from')).nextElementSibling?.textContent).toBe('No country named');
    const hours = (await screen.findByText('Office hours there')).nextElementSibling?.textContent ?? null;
    expect(plainText(hours)).toBe(
      '9:00 AM – 6:00 PM (Philippine Standard Time) is 1:00 AM – 10:00 AM where you are. Shared with your own office hours: 1 hour.',
    );
    zone.mockRestore();
  });

  it('reads which country’s rules a job of another country follows, and nothing of that in its own', async () => {
    renderSearch('/job/nurse-11', { answers: jobAnswers({ country_key: 'es' }) });
    await screen.findByText(/ · Spain$/, { selector: '.jhs-job__place *' });
    const country = (await screen.findByText('Employer’s country')).nextElementSibling;
    expect(country?.textContent).toMatch(/^Spain\. Contract, currency of pay and taxes/);
  });

  it('reads no verdict on pay in another currency or without an amount', async () => {
    const { category } = aJob();
    if (!category) throw new Error('The job has no category.');
    const pay = { low: 3, median: 5, high: 9, currency: 'SGD', jobs: 34, category, xp_lvl: null };
    renderSearch('/job/nurse-11', {
      answers: [...jobAnswers(), answer(listSimilarJobs, () => ({ jobs: [], pay }))],
    });
    expect(await screen.findByText(/^Most pay/)).toBeTruthy();
    expect(screen.queryByText(/^This job pays/)).toBeNull();
  });

  it('sees pay in another currency second, with the day of the rate', async () => {
    const converted = { currency: 'USD', min: 75_000, max: 100_000, rate_date: '2026-11-20' };
    renderSearch('/job/nurse-11', {
      answers: jobAnswers({
        salary: { currency: 'PHP', period: 'monthly', min: 4_500_000, max: 6_000_000, converted },
      }),
    });
    const line = await screen.findByText(/at the rate of November 20, 2026/);
    expect(plainText(line.textContent)).toBe('About USD 750–1,000 a month at the rate of November 20, 2026');
  });

  it('sees what pay by the hour is in a month', async () => {
    const salary = { currency: 'PHP', period: 'hourly' as const, min: 30_000, max: null, converted: null };
    renderSearch('/job/nurse-11', { answers: jobAnswers({ salary }) });
    expect(await screen.findByText('About \u2068₱52,000\u2069 a month, full time')).toBeTruthy();
  });
});

describe('somebody who looks where a job is', () => {
  it('sees its place on the outline of the country', async () => {
    const { container } = renderSearch('/job/nurse-11', { answers: jobAnswers() });
    expect(await screen.findByText('On the map: Cebu City')).toBeTruthy();
    const pin = container.querySelector('.jhs-chart__pin');
    expect([pin?.getAttribute('cx'), pin?.getAttribute('cy')]).toEqual(['94', '190']);
  });

  it('sees the similar jobs stay in place when the map arrives', async () => {
    const map = Promise.withResolvers<CountryMap>();
    const { container } = renderSearch('/job/nurse-11', {
      answers: [...jobAnswers(), answer(getCountryMap, () => map.promise)],
    });
    await screen.findByText('Ana Reyes');
    expect(container.querySelector('.jhs-place-map__space')).toBeTruthy();
    map.resolve(aMap);
    await screen.findByText('On the map: Cebu City');
    expect(container.querySelector('.jhs-place-map__space')).toBeNull();
  });

  it('reads that the map did not come, and fetches it again', async () => {
    let isDown = true;
    renderSearch('/job/nurse-11', {
      answers: [
        ...jobAnswers(),
        answer(getCountryMap, () => {
          if (isDown) throw new Refusal(errorCode.notFound, { message: 'No map.' });
          return aMap;
        }),
      ],
    });
    const alert = (await screen.findByText('No map.')).closest('[role=alert]') as HTMLElement;
    within(alert).getByText('On the map: Cebu City');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('No map.')).toBeNull());
    await screen.findByText('On the map: Cebu City');
  });

  it('sees no map of a country that the job is not in', async () => {
    renderSearch('/job/nurse-11', { answers: jobAnswers({ country_key: 'sg' }) });
    await screen.findByText('Ana Reyes');
    expect(screen.queryByText(/^On the map/)).toBeNull();
  });

  it('reads the town that no list holds, before the region around it', async () => {
    renderSearch('/job/nurse-11', { answers: jobAnswers({ other_places: ['Dasol Bay'] }) });
    expect((await screen.findAllByText(/^Dasol Bay, /)).length).toBeGreaterThan(0);
  });
});
