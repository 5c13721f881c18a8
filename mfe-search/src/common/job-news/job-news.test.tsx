import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listJobCards } from '@jobharbor/shared/calls/job/list-job-cards';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { aJob, aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

let status: JobStatic['status'];
/** Of each time that the job was asked for, what the browser's cache was told. */
let freshness: (string | undefined)[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  status = 'open';
  freshness = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cook = aJob({ id: 12, title: 'Cook', slug: 'cook' });
const answers = [
  answer(getJobStatic, ({ headers }) => {
    freshness.push(headers['cache-control']);
    return aJobStatic({ screening_questions: [], status });
  }),
  answer(searchJobs, () => aPage([aJob(), cook])),
];

type View = ReturnType<typeof renderSearch>;
const watched = ({ realtime }: View) =>
  realtime.sent.flatMap((command) => (command.type === 'watch-jobs' ? command.job_ids : []));
const close = ({ realtime }: View) => {
  status = 'closed';
  act(() => realtime.receive({ type: 'job', job_id: 11, status }));
};

it('a form that is open says at once that its job has closed, and keeps what was written', async () => {
  const view = renderSearch('/job/nurse-11?apply=1', { user: maria, answers });
  const message = await screen.findByRole('textbox', { name: new RegExp(en.apply.message) });
  await userEvent.type(message, 'Five years on a ward.');
  await waitFor(() => expect(watched(view)).toContain(11));
  close(view);
  expect((await screen.findAllByText(en.closed.title)).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('Five years on a ward.')).toBe(message);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: en.applySteps.next }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  );
  // Browsers keep the first answer for a minute.
  await waitFor(() => expect(freshness).toEqual([undefined, 'no-cache']));
});

it('a list leaves a job that closes in its place, and says so on its card', async () => {
  const view = renderSearch('/jobs', { user: maria, answers });
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('No card');
  await waitFor(() => expect(watched(view)).toEqual(expect.arrayContaining([11, 12])));
  expect(within(card).queryByText(en.closed.short)).toBeNull();
  close(view);
  expect(await within(card).findByText(en.closed.short)).toBeTruthy();
  expect(screen.getAllByText(en.closed.short)).toHaveLength(1);
});

it('watches the jobs again after the connection was lost', async () => {
  const view = renderSearch('/job/nurse-11', { user: maria, answers });
  await waitFor(() => expect(watched(view)).toContain(11));
  const before = view.realtime.sent.length;
  act(() => view.realtime.become('offline'));
  act(() => view.realtime.become('online'));
  await waitFor(() => expect(watched(view).filter((id) => id === 11).length).toBe(2));
  expect(view.realtime.sent.length).toBe(before + 1);
});

it('a guest, who has no socket, is told within minutes by one request for all jobs of the page, in the background by none', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const cards = answer(listJobCards, () => ({ jobs: [aJob({ status }), cook] }));
  renderSearch('/jobs', { answers: [...answers, cards] });
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('No card');
  const asked = () => testServer().requestsOf(listJobCards);
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  await pass(0.2);
  await vi.dynamicImportSettled();
  // No further: the time limit of requests follows the same clock.
  await pass(1);
  await waitFor(() => expect(asked().map(({ query }) => query)).toEqual([{ ids: '11,12' }]));
  expect(within(card).queryByText(en.closed.short)).toBeNull();

  status = 'closed';
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(5);
  expect(asked()).toHaveLength(1);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await within(card).findByText(en.closed.short)).toBeTruthy();
  expect(asked()).toHaveLength(2);
});
