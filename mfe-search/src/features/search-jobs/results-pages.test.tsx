import { afterPaint } from '@jobharbor/shared/browser/after-paint';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';
import { jobs, searchBodies } from '../../testing/results.ts';

describe('somebody who goes through the pages of the results', () => {
  it('loads thirty more, focuses the first of them, and has the page in the URL', async () => {
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
    expect(searchBodies()[1]).toMatchObject({ page: 2, as_of: aPage([]).as_of });
    expect(screen.queryByRole('link', { name: 'Show 30 more' })).toBeNull();
  });

  it('is led to the first new job when the last page brings the related ones too, or to these without a new job', async () => {
    for (const [added, name] of [
      [jobs(2, 31), 'Job 31'],
      [jobs(0), 'Job 91'],
    ] as const) {
      const { unmount } = renderSearch('/jobs', {
        answers: [
          answer(searchJobs, ({ body: { page } }) =>
            page === 1
              ? aPage(jobs(3), { total: 32 })
              : aPage(added, { total: 32, page, related: jobs(3, 91) }),
          ),
        ],
      });
      await userEvent.click(await screen.findByRole('link', { name: 'Show 30 more' }));
      const first = await screen.findByRole('link', { name });
      await waitFor(() => expect(document.activeElement).toBe(first));
      unmount();
    }
  });

  it('sees the next cards at once, the others one group after another, and the list at its full length', async () => {
    const answers = [
      answer(searchJobs, ({ body: { page } }) => aPage(jobs(30, 1 + (page - 1) * 30), { total: 60, page })),
    ];
    const { container } = renderSearch('/jobs', { answers });
    await userEvent.click(await screen.findByRole('link', { name: 'Show 30 more' }));
    const drawn: number[] = [];
    const lengths = new Set<number>();
    const watch = new MutationObserver(() => {
      const [list] = container.querySelectorAll('.jhs-list');
      const cards = list?.querySelectorAll('[data-job]').length ?? 0;
      if (cards > 30) lengths.add(list?.children.length ?? 0);
      if (cards !== drawn.at(-1)) drawn.push(cards);
    });
    watch.observe(container, { childList: true, subtree: true });
    await screen.findByRole('link', { name: 'Job 60' });
    watch.disconnect();
    expect(drawn.filter((cards) => cards > 30)).toEqual([35, 40, 45, 50, 55, 60]);
    expect([...lengths]).toEqual([60]);
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
    const asked = searchBodies().length;
    act(() => navigation.go(-1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Job 32' })));
    expect(screen.getByRole('link', { name: 'Job 1' })).toBeTruthy();
    expect(searchBodies()).toHaveLength(asked);
  });

  it('comes back to the card that was pressed before the page could see its focus, unless another field has it', async () => {
    const { navigation } = renderSearch('/jobs?q=nurse', {
      answers: [
        answer(searchJobs, () => aPage(jobs(3))),
        answer(getJobStatic, () => aJobStatic({ id: 2, slug: 'job-2', title: 'Job 2' })),
      ],
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Job 2' }));
    await screen.findByRole('heading', { level: 1, name: 'Job 2' });
    await expect.poll(() => testServer().requestsOf(getJobStatic).length).toBeGreaterThan(0);
    act(() => navigation.go(-1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Job 2' })));

    act(() => navigation.go(1));
    await screen.findByRole('heading', { level: 1, name: 'Job 2' });
    const outside = document.body.appendChild(document.createElement('input'));
    outside.focus();
    act(() => navigation.go(-1));
    await screen.findByRole('link', { name: 'Job 2' });
    await afterPaint();
    expect(document.activeElement).toBe(outside);
    outside.remove();
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
    await waitFor(() => expect(searchBodies()).toMatchObject([{ page: 1 }]));
    expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull();
  });

  it('signed in goes on past the third page', async () => {
    renderSearch('/jobs?page=4', {
      user: maria,
      answers: [answer(searchJobs, () => aPage(jobs(3), { total: 500, page: 4 }))],
    });
    expect(await screen.findByRole('link', { name: 'Show 30 more' })).toBeTruthy();
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
});
