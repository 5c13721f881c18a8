import { latch, refuse } from '@jobharbor/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJob, aJobStatic, aSavedJob, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';
import { storeApplyDraft } from '../apply-to-job/apply-draft.ts';

const job = (details = {}) => ({ 'GET /job/11/static': () => aJobStatic(details) });

describe('somebody who reads a job', () => {
  it('sees what decides, and who stands behind it', async () => {
    renderSearch('/job/nurse-11', { answers: job() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
    expect(screen.getByText('₱45,000 – ₱60,000')).toBeTruthy();
    for (const fact of ['Full-time', 'On-site', '1–3 years', 'Ana Reyes', 'Active today', 'bay.example'])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('is led to the right address when its words are wrong, with the rest of it', async () => {
    const { navigation } = renderSearch('/job/old-words-11?apply=1', { answers: job() });
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11?apply=1'));
  });

  it('learns that there is no such job', async () => {
    const { pages } = renderSearch('/job/gone-11', { answers: { 'GET /job/11/static': refuse(40004) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such job' })).toBeTruthy();
    expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
  });

  it('learns first that a job is closed, and keeps its title and what is like it', async () => {
    const { pages } = renderSearch('/job/nurse-11', {
      answers: {
        ...job({ status: 'closed', closed_at: 1_763_000_000 }),
        'GET /job/similar': () => ({ jobs: [aJob({ id: 12, title: 'Ward nurse' })] }),
      },
    });
    expect(await screen.findByText('This job is closed')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Nurse' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ward nurse' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(pages.at(-1)).not.toHaveProperty('structuredData');
  });

  it('is led down to the similar jobs that the address names, once they are there', async () => {
    const similar = latch();
    const { container } = renderSearch('/job/nurse-11#similar', {
      answers: {
        ...job({ status: 'closed', closed_at: 1_763_000_000 }),
        'GET /job/similar': async () => {
          await similar.released;
          return { jobs: [aJob({ id: 12, title: 'Ward nurse' })] };
        },
      },
    });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await screen.findByText('This job is closed');
    expect(scroll).not.toHaveBeenCalled();
    similar.release();
    await screen.findByRole('link', { name: 'Ward nurse' });
    expect(scroll.mock.contexts).toEqual([container.querySelector('#similar')]);
  });

  it('sees pay in another currency second, with the day of the rate', async () => {
    const converted = { currency: 'USD', min: 75_000, max: 100_000, rate_date: '2026-11-20' };
    renderSearch('/job/nurse-11', {
      answers: job({
        salary: { currency: 'PHP', period: 'monthly', min: 4_500_000, max: 6_000_000, converted },
      }),
    });
    const line = await screen.findByText(/at the rate of November 20, 2026/);
    expect(line.textContent).toContain('USD');
  });

  it('sees what pay by the hour is in a month', async () => {
    const salary = { currency: 'PHP', period: 'hourly' as const, min: 30_000, max: null, converted: null };
    renderSearch('/job/nurse-11', { answers: job({ salary }) });
    expect(await screen.findByText('About \u2068₱52,000\u2069 a month, full time')).toBeTruthy();
  });

  it('finds no heading above nothing where the advertisement has no text', async () => {
    const { pages } = renderSearch('/job/nurse-11', { answers: job({ description_html: '' }) });
    expect(await screen.findByRole('heading', { name: 'Skills' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About the job' })).toBeNull();
    expect(pages.at(-1)).not.toHaveProperty('structuredData');
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
          hiringOrganization: { name: 'Bay Clinic', sameAs: 'https://bay.example' },
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

describe('somebody who saves a job', () => {
  it('sees it saved at once, and everyone on the page hears of it', async () => {
    const { http, told } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: { ...job(), 'POST /job/saved-jobs/create': () => ({ saved_job: aSavedJob() }) },
    });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await waitFor(() => expect(http.calls.some(({ path }) => path === '/job/flags')).toBe(true));
    await userEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    expect(told).toContainEqual({ name: 'job:saved', payload: { jobId: 11, isSaved: true } });
    await waitFor(() =>
      expect(http.calls.at(-1)).toMatchObject({ path: '/job/saved-jobs/create', body: { job_id: 11 } }),
    );
  });

  it('sees it undone when it did not work, and why', async () => {
    const { notices } = renderSearch('/job/nurse-11', {
      user: maria,
      answers: { ...job(), 'POST /job/saved-jobs/create': refuse(50001, { message: 'Not now.' }) },
    });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await userEvent.click(save);
    await waitFor(() => expect(notices).toEqual([{ tone: 'danger', text: 'Not now.' }]));
    expect(save.getAttribute('aria-pressed')).toBe('false');
  });

  it('hears what another tab or device saved', async () => {
    const { realtime } = renderSearch('/job/nurse-11', { user: maria, answers: job() });
    const save = await screen.findByRole('button', { name: 'Save Nurse' });
    await vi.waitFor(() => {
      realtime.receive({ type: 'saved', job_id: 11, is_saved: true });
      expect(save.getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('as a guest signs in first, and then it is saved', async () => {
    const guest = renderSearch('/job/nurse-11', { answers: job() });
    await userEvent.click(await screen.findByRole('button', { name: 'Save Nurse' }));
    expect(guest.navigation.entries.at(-1)).toBe(
      `/en/ph/get-started?redirect=${encodeURIComponent('/en/ph/job/nurse-11')}`,
    );
    guest.unmount();
    const member = renderSearch('/job/nurse-11', {
      user: maria,
      answers: { ...job(), 'POST /job/saved-jobs/create': () => ({ saved_job: aSavedJob() }) },
    });
    await waitFor(() => expect(member.notices).toEqual([{ tone: 'success', text: 'Job saved' }]));
    expect(member.http.calls.filter(({ path }) => path === '/job/saved-jobs/create')).toHaveLength(1);
  });
});

describe('somebody who has applied', () => {
  it('is shown so instead of being asked again', async () => {
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: {
        ...job(),
        'GET /job/flags': () => ({ saved_job_ids: [], applications: [{ id: 90, job_id: 11 }] }),
      },
    });
    expect(await screen.findByText('Applied')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });
});

describe('somebody who would apply where nobody answers', () => {
  it('is told so, and where the company is, before writing anything', async () => {
    renderSearch('/job/nurse-11', { answers: job({ recruiter: null }) });
    expect(await screen.findByText('This company takes no applications here yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'bay.example' })[0]?.getAttribute('href')).toBe(
      'https://bay.example/',
    );
  });

  it('finds what they wrote while somebody still answered', async () => {
    storeApplyDraft(maria.id, 11, { key: 'k', message: 'Kept words', answers: { 1: 'By bus' } });
    const question = {
      question: 'How would you come?',
      kind: 'text' as const,
      options: [],
      is_required: true,
    };
    renderSearch('/job/nurse-11?apply=1', {
      user: maria,
      answers: job({ recruiter: null, screening_questions: [{ id: 1, ...question }] }),
    });
    expect(await screen.findByText('Kept words')).toBeTruthy();
    expect(screen.getByText('By bus')).toBeTruthy();
    expect(screen.getByText('What you wrote is kept.')).toBeTruthy();
  });

  it('keeps the way to an application that they sent before', async () => {
    renderSearch('/job/nurse-11', {
      user: maria,
      answers: {
        ...job({ recruiter: null }),
        'GET /job/flags': () => ({ saved_job_ids: [], applications: [{ id: 90, job_id: 11 }] }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Follow your application' })).toBeTruthy();
    expect(screen.queryByText('This company takes no applications here yet')).toBeNull();
  });

  it('is not promised to machines as a place to apply', async () => {
    const { pages } = renderSearch('/job/nurse-11', { answers: job({ recruiter: null }) });
    await screen.findByText('This company takes no applications here yet');
    expect(pages.at(-1)).toMatchObject({ structuredData: [{ directApply: false }] });
  });
});

describe('somebody who looks where a job is', () => {
  it('reads the town that no list holds, before the region around it', async () => {
    renderSearch('/job/nurse-11', { answers: job({ other_places: ['Dasol Bay'] }) });
    expect((await screen.findAllByText(/^Dasol Bay, /)).length).toBeGreaterThan(0);
  });
});

describe('somebody sent to the company’s own site', () => {
  it('goes there in a new tab, and is asked on the way back', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    renderSearch('/job/nurse-11', {
      answers: {
        ...job({ apply_mode: 'external', external_host: 'jobs.bay.example' }),
        'POST /job/11/click-external-job': () => ({ url: 'https://jobs.bay.example/11' }),
      },
    });
    expect(await screen.findByText('jobs.bay.example')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Apply on the company’s site' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://jobs.bay.example/11'));
    expect(tab.opener).toBeNull();
    expect(screen.queryByText('Did you apply?')).toBeNull();
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I applied' }));
    expect(await screen.findByText('Applied')).toBeTruthy();
  });

  it('is told when that is another site than the company’s', async () => {
    renderSearch('/job/nurse-11', {
      answers: job({ apply_mode: 'external', external_host: 'jobs.board.example' }),
    });
    expect(await screen.findByRole('button', { name: 'Apply on another site' })).toBeTruthy();
    expect(screen.getByText('jobs.board.example')).toBeTruthy();
  });

  it('is not sent to an address that runs a script', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    renderSearch('/job/nurse-11', {
      answers: {
        ...job({ apply_mode: 'external', external_host: 'bay.example' }),
        'POST /job/11/click-external-job': () => ({ url: 'javascript:alert(1)' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply on the company’s site' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalled();
  });
});
