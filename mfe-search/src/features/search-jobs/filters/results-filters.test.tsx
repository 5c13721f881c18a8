import { convertFilters } from '@jobharbor/shared/calls/config/convert-filters';
import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { latch } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPage, lists } from '../../../testing/builders.ts';
import { openFilter, renderSearch } from '../../../testing/render-search.tsx';
import { jobs, searchBodies } from '../../../testing/results.ts';

describe('somebody who filters what was found', () => {
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
    await waitFor(() => expect(searchBodies().at(-1)).toMatchObject({ job_locations: [10201] }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Metro Manila', hidden: true }));
    await waitFor(() =>
      expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?location=cebu-city&location=metro-manila'),
    );
  });

  it.each([
    ['/jobs?location=cebu-city', undefined],
    ['/jobs?location=cebu-city&location=atlantis', 'noindex'],
    ['/jobs?type=anything', 'noindex'],
  ])('is at %s, which search engines keep unless a value is no option', async (path, robots) => {
    const { pages } = renderSearch(path, { answers: [answer(searchJobs, () => aPage(jobs(3)))] });
    await screen.findByRole('link', { name: 'Job 1' });
    await waitFor(() => expect(pages.at(-1)?.robots).toBe(robots));
  });

  it('sees which words name a place or an arrangement, and takes each back alone', async () => {
    const options = [
      { field: 'work_arrangements', name: 'Remote', text: 'wfh', rest: 'nurse in cebu' },
      { field: 'job_locations', name: 'Cebu City', text: 'cebu', rest: 'wfh nurse' },
      { field: 'moods', name: 'Calm', text: 'nurse', rest: 'wfh in cebu' },
    ];
    const { navigation } = renderSearch('/jobs?q=wfh+nurse+in+cebu&type=full-time', {
      answers: [
        answer(searchJobs, ({ body }) => {
          const isTyped = body.query === 'wfh nurse in cebu';
          return aPage(jobs(1), { understood: { corrected_query: null, options: isTyped ? options : [] } });
        }),
      ],
    });
    const chips = await screen.findAllByRole('link', { name: /Search without/ });
    expect(chips).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Where you work: Remote Search without “wfh”' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Place: Cebu City Search without “cebu”' }));
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/jobs?q=wfh+nurse&type=full-time'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Search without/ })).toBeNull());
  });

  it('is offered no filter that would find nothing, and reads quoted words quoted once', async () => {
    const facets = (count: number) => ({ ...aPage([]).facets, is_company_verified: count });
    renderSearch('/jobs?q="nures"', {
      answers: [answer(searchJobs, () => aPage([], { facets: facets(0) }))],
    });
    await screen.findByText('No jobs match');
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs for “nures”' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Verified companies/ })).toBeNull();
  });

  it('filters by age, industry, language, way of applying, company and Web3', async () => {
    renderSearch('/jobs?posted=7-days&industry=healthcare&language=en&apply=employer-site&company=3&web3=1', {
      answers: [answer(searchJobs, () => aPage(jobs(2)))],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    expect(searchBodies()).toMatchObject([
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

  it('filters remote jobs by the country that they are open to and by the hours that they share', async () => {
    renderSearch('/jobs?openTo=us&openTo=ph&hours=4-hours', {
      answers: [answer(searchJobs, () => aPage(jobs(2)))],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    expect(searchBodies()).toMatchObject([{ applicant_countries: [608, 840], shared_hours: [4] }]);
    expect(screen.getByRole('button', { name: 'Remote from: Philippines +1' })).toBeTruthy();
    const panel = openFilter('Shared hours');
    expect(
      await within(panel).findByRole('group', {
        name: 'Remote jobs by office hours shared with this country: Philippines',
        hidden: true,
      }),
    ).toBeTruthy();
  });

  it('is offered only options that find something, and searches in a long list', async () => {
    const industry_lists = Array.from({ length: 15 }, (_, index) => ({
      id: index + 1,
      key: `industry-${index + 1}`,
      seo_value: `industry-${index + 1}`,
      value: index === 2 ? 'Pêche' : `Industry ${index + 1}`,
    }));
    const industries = industry_lists.slice(0, 14).map(({ id }) => ({ id, count: 1 }));
    renderSearch('/jobs?industry=industry-1', {
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

  it('and has not selected any option does not wait for the lists of options before the search', async () => {
    const arrived = latch();
    renderSearch('/jobs?q=nurse', {
      answers: [
        answer(searchJobs, () => aPage(jobs(1))),
        answer(getFilterLists, async () => {
          await arrived.released;
          return lists;
        }),
      ],
    });
    await waitFor(() => expect(searchBodies()).toHaveLength(1));
    arrived.release();
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy();
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

  it('keeps the place in the sheet when it shows old ads again, while they load', async () => {
    const arrived = latch();
    renderSearch('/jobs?fresh=1', {
      answers: [
        answer(searchJobs, async ({ body }) => {
          if (!body.is_fresh) await arrived.released;
          const total = body.is_fresh ? 28 : 40;
          return aPage(jobs(2), { total, facets: { ...aPage([]).facets, is_fresh: 28 } });
        }),
      ],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const toggle = sheet.getByRole('link', { name: 'No old or unanswered ads' });
    await userEvent.click(toggle);
    await waitFor(() => expect(searchBodies().at(-1)?.is_fresh).toBeUndefined());
    expect([document.activeElement, toggle.textContent]).toEqual([toggle, 'No old or unanswered ads']);
    arrived.release();
    await waitFor(() => expect(toggle.textContent).toBe('Hide old or unanswered ads (12)'));
  });

  it('chooses in one sheet, which has filters without a chip, too, and says how many jobs are left', async () => {
    const { navigation } = renderSearch('/jobs', {
      answers: [
        answer(searchJobs, ({ body }) => {
          const facets = { ...aPage([]).facets, is_web3: 3, is_fresh: 28 };
          return aPage(jobs(2), { total: body.posted_within ? 5 : 40, facets });
        }),
      ],
    });
    await screen.findByRole('link', { name: 'Job 1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(sheet).getByRole('button', { name: 'Show 40 jobs' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'How to apply', hidden: true })).toBeNull();
    expect(within(sheet).getByText('How to apply', { selector: 'summary > span' })).toBeTruthy();
    expect(within(sheet).getByRole('link', { name: 'Web3 jobs (3)' })).toBeTruthy();
    const hides = within(sheet).getByRole('link', { name: 'Hide old or unanswered ads (12)' });
    expect(hides.getAttribute('href')).toBe('/en/ph/jobs?fresh=1');
    expect(within(sheet).queryByRole('radio', { hidden: true })).toBeNull();
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

  it('keeps the filters that exist in another country, and reads which do not', async () => {
    const { navigation } = renderSearch(
      '/jobs?q=nurse&type=full-time&location=osaka&salary=level-4&page=2&job=5&from=jp',
      {
        answers: [
          answer(convertFilters, () => ({
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
    expect(testServer().requestsOf(convertFilters)).toMatchObject([
      { body: { from: 'jp', locations: ['osaka'], salary: 'level-4' } },
    ]);
    const asked = searchBodies();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ page: 1, salary_from: 15_000, job_types: [1] });
  });
});
