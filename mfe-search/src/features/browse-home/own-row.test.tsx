import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { testServer } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aJob, aJobStatic, aPage } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

beforeEach(() => localStorage.clear());

it('keeps the rows and the focus where a first job is saved, whose row comes with the next visit', async () => {
  const answers = [
    answer(searchJobs, () => aPage([aJob({ id: 11, title: 'Baker' })])),
    answer(getJobStatic, () => aJobStatic({ id: 11, title: 'Baker' })),
    answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 61, title: 'Ceramist' })] })),
  ];
  const { unmount } = renderSearch('/', { answers });
  const newest = within(await screen.findByRole('region', { name: 'Just posted' }));
  const save = newest.getByRole('button', { name: /Save/ });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'));
  for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise(requestAnimationFrame));
  expect(testServer().requestsOf(listSimilarJobs)).toEqual([]);
  expect(document.activeElement).toBe(save);
  unmount();
  renderSearch('/', { answers });
  await screen.findByRole('region', { name: 'Jobs for you' });
});
