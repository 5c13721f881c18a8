import { lookAtSearch } from '@jobharbor/shared/calls/job/look-at-search';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aJob, aPage, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const none = { new: 0, closed: 0, pays_more: 0, pays_less: 0, pays_other: 0, renamed: 0 };
const results = answer(searchJobs, () => aPage([aJob()]));
const looks = () =>
  testServer()
    .requestsOf(lookAtSearch)
    .map(({ body }) => body);
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

/** Opens the results of a search and stays there for some seconds. */
async function look(path: string, changes: { id: number; since: number | null; counts: typeof none }) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const before = looks().length;
  const answers = [results, answer(lookAtSearch, () => ({ changes: { ...changes, is_partial: false } }))];
  const view = renderSearch(path, { user: maria, answers });
  await screen.findAllByRole('article');
  await screen.findByRole('button', { name: 'Create alert' });
  await pass(1);
  await vi.dynamicImportSettled();
  await pass(3);
  await vi.dynamicImportSettled();
  await waitFor(() => expect(looks()).toHaveLength(before + 1));
  return view;
}

it('links to what has changed since the visit before, once the results were looked at', async () => {
  await look('/jobs?q=nurse&sort=newest', {
    id: 7,
    since: Date.now() / 1_000 - 86_400 * 30,
    counts: { ...none, new: 4, closed: 2, pays_more: 1 },
  });
  const link = await screen.findByRole('link', { name: /^Since .+: 4 new, 2 closed, 1 pays more$/ });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/searches/7');
  expect(looks()).toEqual([{ filters: { query: 'nurse' } }]);
});

it('says once that nothing has changed, and nothing of a search that is new', async () => {
  const nothing = { id: 8, since: 1, counts: none };
  const said = 'Nothing has changed since your last visit';
  const { unmount } = await look('/jobs?q=cook', nothing);
  expect(await screen.findByText(said)).toBeTruthy();
  unmount();
  const again = await look('/jobs?q=cook', nothing);
  expect(screen.queryByText(said)).toBeNull();
  again.unmount();
  await look('/jobs?q=diver', { id: 9, since: null, counts: none });
  expect(screen.queryByText(/^Since|changed/)).toBeNull();
});

it('records no look of a guest', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderSearch('/jobs?q=nurse', { answers: [results] });
  await screen.findAllByRole('article');
  await pass(5);
  await vi.dynamicImportSettled();
  expect(looks()).toEqual([]);
});
