import { suggestTitlesAndCompanies } from '@jobharbor/shared/calls/company/suggest-titles-and-companies';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, aPage } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';
import { jobs, searchBodies } from '../../testing/results.ts';

describe('somebody who searches', () => {
  it('sees what the address asks for, and the count', async () => {
    renderSearch('/jobs?q=nurse&location=cebu-city&page=2', {
      answers: [answer(searchJobs, () => aPage(jobs(2), { total: 32, page: 2 }))],
    });
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs for “nurse”' })).toBeTruthy();
    expect(screen.getByText('32 jobs')).toBeTruthy();
    expect(searchBodies()[0]).toMatchObject({ query: 'nurse', job_locations: [10201], page: 2 });
  });

  it('is told which filters hide the job whose title they typed, and drops them at once', async () => {
    const job = { ...aJob({ id: 9, title: 'Head chef' }), status: 'open' as const };
    const hidden = { job, drop: ['job_locations', 'salary_from', 'salary_to'] };
    const { navigation } = renderSearch('/jobs?q=head+chef&location=cebu-city&type=full-time', {
      answers: [answer(searchJobs, ({ body }) => aPage([], body.job_locations ? { hidden } : {}))],
    });
    const notice = (await screen.findByText('Your filters hide it: Place and Salary.')).closest('div');
    expect(notice?.querySelector('a')?.textContent).toBe('Head chef');
    await userEvent.click(screen.getByRole('link', { name: 'Search without “Place and Salary”' }));
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?q=head+chef&type=full-time'));
  });

  it('is led from the address of a job to it, and told that it is closed', async () => {
    const job = { ...aJob({ id: 9, title: 'Head chef' }), status: 'closed' as const };
    renderSearch('/jobs?q=https://site.example/en/ph/job/head-chef-9', {
      answers: [answer(searchJobs, () => aPage([], { hidden: { job, drop: [] } }))],
    });
    expect((await screen.findByRole('link', { name: 'Head chef' })).getAttribute('href')).toMatch(/-9$/);
    expect(screen.getByText('This job is closed')).toBeTruthy();
    expect(screen.queryByText(/^Your filters hide it/)).toBeNull();
  });

  it('sees the newest search, even when an older answer lands last', async () => {
    const old = latch();
    renderSearch('/jobs', {
      answers: [
        answer(searchJobs, async ({ body }) => {
          const { query } = body;
          if (query === 'old') await old.released;
          return aPage([aJob({ title: `${query ?? 'any'} job` })]);
        }),
      ],
    });
    await screen.findByRole('link', { name: 'any job' });
    const field = screen.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'old{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'new{Enter}');
    await screen.findByRole('link', { name: 'new job' });
    let hasSeenOld = false;
    const watch = new MutationObserver(() => {
      hasSeenOld ||= document.body.textContent.includes('old job');
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    old.release();
    // The older answer has been sent before that of a later search.
    await userEvent.clear(field);
    await userEvent.type(field, 'newest{Enter}');
    await screen.findByRole('link', { name: 'newest job' });
    watch.disconnect();
    expect(hasSeenOld).toBe(false);
  });

  it('keeps what an input method is still composing: its Enter does not search', async () => {
    const { navigation } = renderSearch('/jobs');
    const field = await screen.findByRole('combobox');
    fireEvent.change(field, { target: { value: 'かんごし' } });
    const isLetThrough = fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(isLetThrough).toBe(false);
    expect(navigation.entries).toHaveLength(1);
  });

  it('hears the count once, after it has settled', async () => {
    const { container } = renderSearch('/jobs', { answers: [answer(searchJobs, () => aPage(jobs(2)))] });
    const said = () =>
      [...container.querySelectorAll('[role=status]')].filter((node) => node.textContent === '2 jobs').length;
    await screen.findByRole('link', { name: 'Job 1' });
    expect(said()).toBe(0);
    await waitFor(() => expect(said()).toBe(1));
  });

  it('is told which words or filters to drop, and how many jobs each way brings', async () => {
    const shorter_queries = [{ query: 'pilot', total: 2 }];
    const ways_out = [
      { drop: ['query', 'job_locations'], total: 4 },
      { drop: ['salary_from', 'salary_to', 'job_locations'], total: 1 },
      { drop: ['is_urgent'], total: 9 },
      { drop: ['query', 'job_locations', 'salary_from', 'salary_to'], total: 70 },
    ];
    renderSearch('/jobs?q=pilot+astronaut&location=manila&salary=level-2', {
      answers: [answer(searchJobs, () => aPage([], { ways_out, shorter_queries }))],
    });
    await screen.findByRole('heading', { name: 'No jobs match' });
    const ways = screen.getAllByRole('link', { name: /· \d+ jobs?$/ });
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Jobs for “pilot” · 2 jobs', '/en/ph/jobs?q=pilot&location=manila&salary=level-2'],
      ['Search without “pilot astronaut and Place” · 4 jobs', '/en/ph/jobs?salary=level-2'],
      ['Search without “Salary and Place” · 1 job', '/en/ph/jobs?q=pilot+astronaut'],
      ['See all jobs · 70 jobs', '/en/ph/jobs'],
    ]);
  });

  it('is told which word no job has, and offers all jobs of the place by its name', async () => {
    const shorter_queries = [{ query: 'jurong', total: 12, name: 'Jurong East' }];
    renderSearch('/jobs?q=welder+jurong', {
      answers: [answer(searchJobs, () => aPage([], { shorter_queries, unmatched_words: ['welder'] }))],
    });
    await screen.findByText(/^No job here matches “.?welder.?”\.$/u);
    const way = screen.getByRole('link', { name: /^All jobs: .?Jurong East.? ?· 12 jobs$/u });
    expect(way.getAttribute('href')).toBe('/en/ph/jobs?q=jurong');
  });

  it.each([
    ['', 'Nurse 21'],
    ['?type=full-time', 'Nurse'],
  ])('sees beside a suggestion at /jobs%s only a count that a click keeps', async (search, option) => {
    renderSearch(`/jobs${search}`, {
      answers: [
        answer(suggestTitlesAndCompanies, () => ({
          job_titles: [{ value: 'Nurse', count: 21 }],
          companies: [],
        })),
      ],
    });
    await userEvent.type(await screen.findByRole('combobox'), 'nur');
    const shown = await screen.findByRole('option', { name: /Nurse/, hidden: true });
    expect(shown.textContent?.replace(/(?<=e)(?=2)/, ' ')).toBe(option);
  });

  it('who typed a very long text reads it shortened in the title of the page', async () => {
    const { pages } = renderSearch(`/jobs?q=${'x'.repeat(120)}`);
    await screen.findByRole('heading', { name: 'No jobs match' });
    expect(pages.at(-1)?.title).toMatch(/^Jobs for “x{40,60}… · Philippines$/);
  });

  it('meets jobs of near titles behind the last match, apart from them', async () => {
    const [match, ...near] = jobs(3);
    renderSearch('/jobs?q=realtor', {
      answers: [answer(searchJobs, () => aPage(match ? [match] : [], { related: near }))],
    });
    const related = await screen.findByRole('list', { name: 'More jobs that may fit' });
    const cardsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');
    expect(cardsOf(related)).toHaveLength(2);
    expect(cardsOf(screen.getByRole('list', { name: 'Jobs found' }))).toHaveLength(1);
  });

  it('meets near titles before the matches that only mention the words, and loads more of these', async () => {
    const pages = [jobs(4), jobs(6).slice(4)];
    const near = jobs(7).slice(6);
    renderSearch('/jobs?q=realtor', {
      answers: [
        answer(searchJobs, ({ body }) =>
          body.page === 1
            ? aPage(pages[0] ?? [], { total: 60, mentions_from: 1, related: near })
            : aPage(pages[1] ?? [], { total: 60, page: 2, related: near }),
        ),
      ],
    });
    const related = await screen.findByRole('list', { name: 'More jobs that may fit' });
    const titlesOf = (list: HTMLElement) =>
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    const [first, ...others] = pages.flat().map(({ title }) => title);
    await userEvent.click(screen.getByRole('link', { name: /more/i }));
    await waitFor(() => expect(titlesOf(related)).toEqual([near[0]?.title, ...others]));
    expect(titlesOf(screen.getByRole('list', { name: 'Jobs found' }))).toEqual([first]);
  });

  it('is told how a mistyped word was read, and takes the correction back', async () => {
    renderSearch('/jobs?q=nusre&type=full-time', {
      answers: [answer(searchJobs, () => aPage(jobs(1), { understood: { corrected_query: 'nurse' } }))],
    });
    expect(await screen.findByText('nurse')).toBeTruthy();
    const takeBack = screen.getByRole('link', { name: 'Search for exactly “nusre”' });
    expect(takeBack.getAttribute('href')).toMatch(/\/jobs\?q=%22nusre%22&type=full-time$/);
  });

  it('is told which words were understood as pay, and takes them back', async () => {
    const pay = { text: '30k', rest: 'nurse', from: 30_000, to: null };
    renderSearch('/jobs?q=nurse+30k', {
      answers: [answer(searchJobs, () => aPage(jobs(1), { understood: { corrected_query: null, pay } }))],
    });
    expect((await screen.findByText(/^nurse · from .*30,000.* a month$/)).tagName).toBe('STRONG');
    const takeBack = screen.getByRole('link', { name: 'Search without “30k”' });
    expect(takeBack.getAttribute('href')).toMatch(/\/jobs\?q=nurse$/);
  });

  it('learns what the search made of the places in the words', async () => {
    const understood = {
      corrected_query: null,
      options: [
        { field: 'job_locations', name: 'Metro Manila', instead_of: 'Pasig', text: 'pasig', rest: 'cook qc' },
      ],
      places_meant: [{ location: 'manila', name: 'Manila', text: 'mnl', rest: 'cook' }],
      place_abroad: { country: 'id', location: 'jakarta', name: 'Jakarta', rest: 'cook', total: 4 },
    };
    renderSearch('/jobs?q=cook+mnl', { answers: [answer(searchJobs, () => aPage(jobs(1), { understood }))] });
    expect(await screen.findByText(/No such job in .*Pasig.* in .*Metro Manila/)).toBeTruthy();
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(/Did you mean .*Manila/)).toMatch(/\/jobs\?q=cook&location=manila$/);
    expect(screen.getByText(/Jakarta.* is in Indonesia/)).toBeTruthy();
    expect(link(/^4 jobs$/)).toBe('/en/id/jobs?q=cook&location=jakarta');
  });

  it('is asked for the place of “near me”', async () => {
    const understood = { corrected_query: null, nearby: { text: 'near me', rest: 'cook' } };
    renderSearch('/jobs?q=cook+near+me', {
      answers: [answer(searchJobs, () => aPage(jobs(1), { understood }))],
    });
    expect(await screen.findByText('Near which place?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeTruthy();
  });

  it('meets the jobs without a level that none has, under their own words', async () => {
    const understood = { corrected_query: null, fewer_words: 'analyst' };
    renderSearch('/jobs?q=analyst+fresh+grad', {
      answers: [answer(searchJobs, () => aPage([], { understood, related: jobs(2) }))],
    });
    expect(await screen.findByRole('list', { name: 'Jobs for “analyst”' })).toBeTruthy();
  });

  it('reads which values stay where one filter goes', async () => {
    const ways_out = [{ drop: ['job_types'], total: 3 }];
    renderSearch('/jobs?location=manila&type=full-time', {
      answers: [answer(searchJobs, () => aPage([], { ways_out }))],
    });
    const way = await screen.findByRole('link', { name: /3 jobs$/ });
    expect(way.textContent).toBe('Job type: any · Manila · 3 jobs');
  });

  it('reads hostile words as words', async () => {
    const hostile = '<img src=x onerror="window.hacked=true">';
    const { container } = renderSearch(`/jobs?q=${encodeURIComponent(hostile)}`, {
      answers: [
        answer(searchJobs, () =>
          aPage([aJob({ title: hostile, company: { ...aJob().company, name: hostile }, skills: [hostile] })]),
        ),
      ],
    });
    expect(await screen.findAllByRole('link', { name: hostile })).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
  });

  it('sees why nothing came, and tries again', async () => {
    renderSearch('/jobs', { answers: [hangUp(searchJobs)] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server cannot be reached.');
    testServer().use(answer(searchJobs, () => aPage(jobs(1))));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy();
  });
});
