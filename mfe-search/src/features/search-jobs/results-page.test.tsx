import { carryFilters } from '@jobharbor/shared/calls/carry-filters';
import { getFilterLists } from '@jobharbor/shared/calls/get-filter-lists';
import { getJobStatic } from '@jobharbor/shared/calls/get-job-static';
import { searchJobs } from '@jobharbor/shared/calls/search-jobs';
import { suggestTitlesAndCompanies } from '@jobharbor/shared/calls/suggest-titles-and-companies';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { aJob, aJobStatic, aPage, lists, maria } from '../../testing/builders.ts';
import { loadJobPane, openFilter, renderSearch } from '../../testing/render-search.tsx';

const jobs = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    aJob({ id: from + index, slug: `job-${from + index}`, title: `Job ${from + index}` }),
  );

const bodies = () =>
  testServer()
    .requestsOf(searchJobs)
    .map(({ body }) => body);

describe('somebody who searches', () => {
  it('sees what the address asks for, and the count', async () => {
    renderSearch('/jobs?q=nurse&location=cebu-city&page=2', {
      answers: [answer(searchJobs, () => aPage(jobs(2), { total: 32, page: 2 }))],
    });
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs for “nurse”' })).toBeTruthy();
    expect(screen.getByText('32 jobs')).toBeTruthy();
    expect(bodies()[0]).toMatchObject({ query: 'nurse', job_locations: [10201], page: 2 });
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
    old.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('link', { name: 'old job' })).toBeNull();
  });

  it('keeps what an input method is still composing: its Enter does not search', async () => {
    const { navigation } = renderSearch('/jobs');
    const field = await screen.findByRole('combobox');
    fireEvent.change(field, { target: { value: 'かんごし' } });
    const isLetThrough = fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(isLetThrough).toBe(false);
    expect(navigation.entries).toHaveLength(1);
  });

  it('chooses a filter in its panel, sees its count, and the address says so', async () => {
    const { navigation } = renderSearch('/jobs', {
      answers: [answer(searchJobs, () => aPage(jobs(3)))],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    expect(screen.queryByRole('checkbox', { name: 'Cebu City', hidden: true })).toBeNull();
    openFilter('Place');
    const choice = await screen.findByRole('checkbox', { name: 'Cebu City', hidden: true });
    expect(choice.closest('label')?.textContent).toBe('Cebu City3');
    fireEvent.click(choice);
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?location=cebu-city'));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ job_locations: [10201] }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Metro Manila', hidden: true }));
    await waitFor(() =>
      expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?location=cebu-city&location=metro-manila'),
    );
  });

  it('loads thirty more after the last one, stands on the first of them, and has the page in the address', async () => {
    const { navigation } = renderSearch('/jobs', {
      answers: [
        answer(searchJobs, ({ body }) => {
          const { page } = body;
          return aPage(jobs(3, 1 + (page - 1) * 30), { total: 60, page });
        }),
      ],
    });
    await screen.findByRole('link', { name: 'Job 3' });
    await userEvent.click(screen.getByRole('link', { name: 'Show 30 more' }));
    const first = await screen.findByRole('link', { name: 'Job 31' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getByRole('link', { name: 'Job 1' })).toBeTruthy();
    expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?page=2');
    expect(bodies()[1]).toMatchObject({ page: 2, as_of: aPage([]).as_of });
    expect(screen.queryByRole('link', { name: 'Show 30 more' })).toBeNull();
  });

  it('comes back to the pages, the card and the focus that were left, and nobody is asked again', async () => {
    const { navigation } = renderSearch('/jobs?q=nurse', {
      answers: [
        answer(searchJobs, ({ body }) => {
          const { page } = body;
          return aPage(jobs(3, 1 + (page - 1) * 30), { total: 60, page });
        }),
        answer(getJobStatic, () => aJobStatic({ id: 32, slug: 'job-32', title: 'Job 32' })),
      ],
    });
    await screen.findByRole('link', { name: 'Job 3' });
    await userEvent.click(screen.getByRole('link', { name: 'Show 30 more' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Job 32' }));
    await screen.findByRole('heading', { level: 1, name: 'Job 32' });
    // Wait for the answer: a pending request would arrive in the next test.
    await expect.poll(() => testServer().requestsOf(getJobStatic).length).toBeGreaterThan(0);
    const asked = bodies().length;
    act(() => navigation.go(-1));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Job 32' }));
    expect(screen.getByRole('link', { name: 'Job 1' })).toBeTruthy();
    expect(bodies()).toHaveLength(asked);
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

  it('filters by age, industry, language, way of applying, company and Web3', async () => {
    renderSearch('/jobs?posted=7-days&industry=healthcare&language=en&apply=employer-site&company=3&web3=1', {
      answers: [answer(searchJobs, () => aPage(jobs(2)))],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    expect(bodies()).toMatchObject([
      {
        posted_within: 7,
        industries: [14],
        languages: [1],
        apply_modes: [2],
        company_ids: [3],
        is_web3: true,
      },
    ]);
    expect(screen.getByRole('button', { name: 'Company: Bay Clinic' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters (6)' })).toBeTruthy();
  });

  it('is offered only options that find something, and searches in a long list', async () => {
    const industry_lists = Array.from({ length: 15 }, (_, index) => ({
      id: index + 1,
      key: `industry-${index + 1}`,
      seo_value: `industry-${index + 1}`,
      value: index === 2 ? 'Pêche' : `Industry ${index + 1}`,
    }));
    const industries = industry_lists.slice(0, 14).map(({ id }) => ({ id, count: 1 }));
    renderSearch('/jobs', {
      answers: [
        answer(getFilterLists, () => ({ ...lists, industry_lists })),
        answer(searchJobs, () => aPage(jobs(2), { facets: { ...aPage([]).facets, industries } })),
      ],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    const panel = openFilter('Industry');
    const names = () =>
      within(panel)
        .queryAllByRole('checkbox', { hidden: true })
        .map((box) => box.getAttribute('value'));
    await waitFor(() => expect(names()).toHaveLength(14));
    // jsdom shows no popover, so nothing can be typed there.
    fireEvent.change(within(panel).getByRole('searchbox', { hidden: true }), { target: { value: 'pech' } });
    expect(names()).toEqual(['industry-3']);
  });

  it('whose lists of filters do not come reads why in the panel, and tries again', async () => {
    const { environment } = renderSearch('/jobs', { answers: [answer(searchJobs, () => aPage(jobs(1)))] });
    await screen.findByRole('link', { name: 'Job 1' });
    testServer().use(refuse(getFilterLists, 50001, { message: 'Not now.' }));
    environment.queryClient.removeQueries({ queryKey: ['GET /config/filters/list'] });
    const panel = within(openFilter('Place'));
    expect((await panel.findByRole('alert', { hidden: true })).textContent).toContain('Not now.');
    testServer().use(answer(getFilterLists, () => lists));
    fireEvent.click(panel.getByRole('button', { name: 'Try again', hidden: true }));
    expect(await panel.findByRole('checkbox', { name: 'Cebu City', hidden: true })).toBeTruthy();
  });

  it('on a phone chooses in one sheet, which says how many jobs are left', async () => {
    const { navigation } = renderSearch('/jobs', {
      answers: [answer(searchJobs, ({ body }) => aPage(jobs(2), { total: body.posted_within ? 5 : 40 }))],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(sheet).getByRole('button', { name: 'Show 40 jobs' })).toBeTruthy();
    await userEvent.click(within(sheet).getByText('Date posted', { selector: 'summary > span' }));
    await userEvent.click(within(sheet).getByRole('radio', { name: /Last 7 days/ }));
    expect(await within(sheet).findByRole('button', { name: 'Show 5 jobs' })).toBeTruthy();
    expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?posted=7-days');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 5 jobs' }));
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  });

  it('is not urged to see no jobs', async () => {
    renderSearch('/jobs?type=part-time', { answers: [answer(searchJobs, () => aPage([]))] });
    await screen.findByRole('heading', { name: 'No jobs match' });
    openFilter('Job type');
    // jsdom shows no popover.
    const hidden = true;
    expect(screen.queryByRole('button', { name: /Show 0/, hidden })).toBeNull();
    const clear = screen.getAllByRole('button', { name: 'Clear', hidden });
    expect(clear.some(({ className }) => className.includes('primary'))).toBe(true);
  });

  it.each([
    ['a member', maria, 9],
    ['a guest', null, 3],
    ['a guest far behind the end', null, 40],
  ])('%s is led back from behind the end of the list to its last page', async (_who, user, page) => {
    const { pages } = renderSearch(`/jobs?q=nurse&page=${page}`, {
      user,
      answers: [
        answer(searchJobs, ({ body }) => aPage(body.page > 2 ? [] : jobs(3), { total: 40, page: body.page })),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe(
      '/en/ph/jobs?q=nurse&page=2',
    );
    if (page <= 9) expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
  });

  it('keeps the filters that exist in another country, and reads which do not', async () => {
    const { navigation } = renderSearch(
      '/jobs?q=nurse&type=full-time&location=osaka&salary=level-4&page=2&job=5&from=jp',
      {
        answers: [
          answer(carryFilters, () => ({
            locations: [],
            salary: { seo_value: 'level-2', before: '30万円', after: '₱15,000 and above' },
            company_ids: [],
            dropped: ['Osaka'],
          })),
          answer(searchJobs, () => aPage(jobs(2))),
        ],
      },
    );
    expect(await screen.findByText('Left out, because they do not exist here: Osaka.')).toBeTruthy();
    expect(screen.getByText('Salary: 30万円 became ₱15,000 and above.')).toBeTruthy();
    await screen.findByRole('link', { name: 'Job 1' });
    expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?q=nurse&salary=level-2&type=full-time');
    expect(testServer().requestsOf(carryFilters)).toMatchObject([
      { body: { from: 'jp', locations: ['osaka'], salary: 'level-4' } },
    ]);
    const asked = bodies();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ page: 1, salary_from: 15_000, job_types: [1] });
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
    const related = await screen.findByRole('list', { name: 'Jobs with similar titles' });
    const cardsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');
    expect(cardsOf(related)).toHaveLength(2);
    expect(cardsOf(screen.getByRole('list', { name: 'Jobs found' }))).toHaveLength(1);
  });

  it('is told how a mistyped word was read', async () => {
    renderSearch('/jobs?q=nusre', {
      answers: [answer(searchJobs, () => aPage(jobs(1), { understood: { corrected_query: 'nurse' } }))],
    });
    expect(await screen.findByText('nurse')).toBeTruthy();
  });

  it('as a guest is asked to sign in after the third page, and comes back to the next', async () => {
    const many = [answer(searchJobs, () => aPage(jobs(3), { total: 500, page: 3 }))];
    renderSearch('/jobs?q=nurse&page=3', { answers: many });
    await screen.findByRole('link', { name: 'Job 1' });
    const signIn = screen.getByRole('link', { name: 'Sign in or sign up' });
    expect(signIn.getAttribute('href')).toBe(
      `/en/ph/get-started?redirect=${encodeURIComponent('/en/ph/jobs?q=nurse&page=4')}`,
    );
    expect(screen.queryByRole('link', { name: 'Show 30 more' })).toBeNull();
  });

  it('as a guest sees no later page at all, and asks for the first alone, which tells how many there are', async () => {
    renderSearch('/jobs?page=4', {
      answers: [answer(searchJobs, () => aPage(jobs(3), { total: 500 }))],
    });
    expect(await screen.findByRole('link', { name: 'Sign in or sign up' })).toBeTruthy();
    await waitFor(() => expect(bodies()).toMatchObject([{ page: 1 }]));
    expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull();
  });

  it('signed in goes on past the third page', async () => {
    renderSearch('/jobs?page=4', {
      user: maria,
      answers: [answer(searchJobs, () => aPage(jobs(3), { total: 500, page: 4 }))],
    });
    expect(await screen.findByRole('link', { name: 'Show 30 more' })).toBeTruthy();
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

describe('somebody at a desk', () => {
  beforeAll(loadJobPane);
  const answers = [
    answer(searchJobs, () => aPage(jobs(3))),
    answer(getJobStatic, ({ params: { id } }) => {
      return aJobStatic({
        id,
        slug: `job-${id}`,
        title: `Job ${id}`,
        description_html: `<p>Words of ${id}</p>`,
      });
    }),
  ];

  it('reads the first job beside the list, and the address does not change for it', async () => {
    const { navigation } = renderSearch('/jobs', { isDesktop: true, answers });
    expect(await screen.findByText('Words of 1')).toBeTruthy();
    expect(navigation.entries).toEqual(['/en/ph/jobs']);
  });

  it('goes through the list by keys, into the job and back to its card', async () => {
    const { navigation } = renderSearch('/jobs', { isDesktop: true, answers });
    const list = within(await screen.findByRole('list', { name: 'Jobs found' }));
    list.getByRole('link', { name: 'Job 1' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(list.getByRole('link', { name: 'Job 2' }));
    expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?job=2');
    expect(await screen.findByText('Words of 2')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.className).toBe('jhs-pane'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(list.getByRole('link', { name: 'Job 2' }));
  });

  it('goes into a job that was not shown yet', async () => {
    renderSearch('/jobs', { isDesktop: true, answers });
    await screen.findByText('Words of 1');
    screen.getByRole('link', { name: 'Job 3' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Words of 3')).toBeTruthy();
    expect(document.activeElement?.className).toBe('jhs-pane');
  });
});
