import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { answer } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { aJobStatic, aPage } from '../../testing/builders.ts';
import { loadJobPane, renderSearch } from '../../testing/render-search.tsx';
import { jobs } from '../../testing/results.ts';

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

  it('is shown no job beside a page of results that they cannot see', async () => {
    const many = answer(searchJobs, () => aPage(jobs(3), { total: 500 }));
    renderSearch('/jobs?page=9', { isDesktop: true, answers: [...answers, many] });
    expect(await screen.findByRole('link', { name: 'Sign in or sign up' })).toBeTruthy();
    // The pane is rendered in a task after the list.
    await act(() => new Promise<void>((done) => setTimeout(done)));
    expect(screen.queryByRole('region', { name: 'Selected job' })).toBeNull();
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
