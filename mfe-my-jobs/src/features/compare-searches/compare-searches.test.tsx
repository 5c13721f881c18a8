import { deleteSearch } from '@jobharbor/shared/calls/job/delete-search';
import { deleteSearches } from '@jobharbor/shared/calls/job/delete-searches';
import { getSearchChanges } from '@jobharbor/shared/calls/job/get-search-changes';
import { listSearches } from '@jobharbor/shared/calls/job/list-searches';
import { lookAtSearch } from '@jobharbor/shared/calls/job/look-at-search';
import { switchSearchHistory } from '@jobharbor/shared/calls/job/switch-search-history';
import type {
  ListedChanges,
  SearchKeeping,
  StoredSearch,
} from '@jobharbor/shared/contracts/search/search-history';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria } from '../../testing/builders.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };
const aSearch = (id: number, name: string): StoredSearch => ({
  ...{ id, name, country_key: 'ph', results_path: `/jobs?q=${name}`, seen_at: 1_763_000_000 },
  ...{ visits: 3, results: 12 },
});
const plain: SearchKeeping = { is_recording: true, vip_until: null, ends: null };

function renderHistory(searches: StoredSearch[], keeping = plain) {
  const stored = { searches, keeping };
  return renderRemote(App, {
    texts: { myJobs: texts, shell },
    path: '/my-jobs/searches',
    user: maria,
    answers: [
      answer(listSearches, () => ({ ...stored, total: stored.searches.length, page: 1, size: 30 })),
      answer(deleteSearch, ({ params }) => {
        stored.searches = stored.searches.filter(({ id }) => id !== params.id);
        return {};
      }),
      answer(deleteSearches, () => {
        stored.searches = [];
        return {};
      }),
      answer(switchSearchHistory, ({ body }) => {
        stored.keeping = { ...stored.keeping, is_recording: body.is_on };
        return { keeping: stored.keeping };
      }),
    ],
  });
}

describe('the history of searches', () => {
  it('leads to the results and to what has changed, and deletes one with the focus on the message', async () => {
    renderHistory([aSearch(1, 'nurse'), { ...aSearch(2, ''), country_key: 'sg' }]);
    const [card, everything] = await screen.findAllByRole('article');
    if (!card || !everything) throw new Error('No cards');
    expect(card.textContent).toContain('12 results at the time');
    const link = (name: string, within_ = card) => within(within_).getByRole('link', { name });
    expect(link('What has changed').getAttribute('href')).toBe('/en/ph/my-jobs/searches/1');
    expect(link('Search again').getAttribute('href')).toBe('/en/ph/jobs?q=nurse');
    expect(link('Search again', everything).getAttribute('href')).toBe('/en/sg/jobs?q=');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the search “nurse”' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Search deleted'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('is deleted as a whole after a question, and paused', async () => {
    renderHistory([aSearch(1, 'nurse')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
    const keep = screen.getByRole('button', { name: 'Keep them' });
    expect(document.activeElement).toBe(keep);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('article')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('No searches yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Remember my searches' }));
    expect(await screen.findByText(/^Paused: /)).toBeTruthy();
  });

  it('says what the end of VIP takes before it does', async () => {
    const ends = { at: 1_770_000_000, searches: 2 };
    renderHistory([aSearch(1, 'nurse')], { ...plain, vip_until: 1_767_408_000, ends });
    expect(
      await screen.findByText(
        /^2 searches will be deleted on .*, 30 days after your VIP ends: they will then be older than 90 days/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^With VIP, until .* a year/)).toBeTruthy();
  });
});

const { job } = aSavedJob();
const counts = { new: 1, closed: 1, pays_more: 1, pays_less: 0, pays_other: 0, renamed: 1 };
const pay = (min: number) => ({
  currency: 'PHP',
  period: 'monthly' as const,
  min,
  max: min,
  converted: null,
});
const changes: ListedChanges = {
  ...{ id: 1, since: 1_700_000_000, counts, is_partial: true, search: aSearch(1, 'nurse') },
  new_jobs: [{ ...job, id: 1, title: 'Night nurse' }],
  closed_jobs: [
    {
      id: 2,
      slug: 'cook',
      country_key: 'ph',
      title: 'Cook',
      language: 'en',
      company: job.company,
      closed_at: null,
    },
  ],
  changed_pay: [{ job, direction: 'more', from: null, to: pay(3_000_000) }],
  renamed_jobs: [{ job: { ...job, id: 3 }, is_again: true, former_title: 'Carer', former_company: 'Pier' }],
};
const renderChanges = (...answers: Parameters<typeof renderRemote>[1]['answers'] & object) =>
  renderRemote(App, { texts: { myJobs: texts, shell }, path: '/my-jobs/searches/1', user: maria, answers });

describe('the changes of a search', () => {
  it('are listed by kind, name a closed job, and count as a look', async () => {
    renderChanges(
      answer(getSearchChanges, () => changes),
      answer(lookAtSearch, () => ({ changes: null })),
    );
    expect(
      await screen.findByText(/^Since .*: 1 new, 1 closed, 1 pays more, 1 renamed or posted again$/),
    ).toBeTruthy();
    const of = (name: string) => within(screen.getByRole('region', { name }));
    expect(of('New').getByRole('link', { name: 'Night nurse' })).toBeTruthy();
    expect(of('Closed').getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe('/en/ph/job/cook-2');
    expect(of('Other pay').getByText(/^Pays more: .*30,000.* a month.*, before not stated$/)).toBeTruthy();
    expect(of('Renamed or posted again').getByText(/^Posted before as “.*Carer.*” by .*Pier/)).toBeTruthy();
    expect(screen.getByText('Only the newest 200 results are compared.')).toBeTruthy();
    await waitFor(() =>
      expect(
        testServer()
          .requestsOf(lookAtSearch)
          .map(({ body }) => body),
      ).toEqual([{ search_id: 1 }]),
    );
  });

  it('of a search that is deleted say so, and of one that is new that there is nothing to compare', async () => {
    const { unmount } = renderChanges(refuse(getSearchChanges, 40004));
    expect(await screen.findByText('This search is not in your list any more.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const none = { new: 0, closed: 0, pays_more: 0, pays_less: 0, pays_other: 0, renamed: 0 };
    renderChanges(
      answer(getSearchChanges, () => ({ ...changes, since: null, counts: none, is_partial: false })),
      answer(lookAtSearch, () => ({ changes: null })),
    );
    expect(await screen.findByText(/^There is nothing to compare yet/)).toBeTruthy();
  });
});
