import { listViewers } from '@jobharbor/shared/calls/job-application/list-viewers';
import type { ApplicationView } from '@jobharbor/shared/contracts/applications/application';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria, pageInfo, yesterdayNoon } from '../../testing/builders.ts';

const aView = (view: Partial<ApplicationView> = {}): ApplicationView => ({
  id: 1,
  at: yesterdayNoon,
  by: 'Mei Ling Tan',
  part: 'resume',
  application_id: 90,
  job: aSavedJob().job,
  ...view,
});

function renderViewers(...views: ApplicationView[]) {
  const list = { views };
  const asked: object[] = [];
  const view = renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/viewed-me',
    user: maria,
    answers: [
      answer(listViewers, ({ query }) => {
        asked.push(query);
        const shown = list.views.filter(({ part }) => query.show === undefined || part === query.show);
        const count = (wanted: string) => list.views.filter(({ part }) => part === wanted).length;
        const counts = { application: count('application'), resume: count('resume'), video: 0 };
        return { views: shown, counts, ...pageInfo(shown) };
      }),
    ],
  });
  return { ...view, list, asked };
}

it('tells who opened what, which file, when, and of which application', async () => {
  renderViewers(aView({ filename: 'Maria 2026.pdf' }));
  expect((await screen.findByText(/^Opened your résumé/)).textContent).toContain(
    'Maria 2026.pdf · Mei Ling Tan · Nov 20, 2026',
  );
  const link = screen.getByRole('link', { name: 'See your application' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/communicated#application-90');
  expect(screen.getByRole('status').textContent).toBe('Opened 1 time');
});

it('is filtered by what was opened and sorted, with the number of each, also when one has none', async () => {
  const { asked } = renderViewers(aView(), aView({ id: 2 }), aView({ id: 3, part: 'application' }));
  const filter = await screen.findByRole('combobox', { name: 'Show' });
  const names = [...filter.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(['All (3)', 'Application (1)', 'Résumé (2)', 'Video résumé (0)']);
  await userEvent.selectOptions(filter, 'Résumé (2)');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Opened 2 times');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest job');
  await expect.poll(() => asked.at(-1)).toMatchObject({ show: 'resume', sort: 2 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Video résumé (0)');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Opened 0 times');
});

it('shows an empty state, and an opening as it happens', async () => {
  const { list, realtime } = renderViewers();
  expect(await screen.findByRole('heading', { name: 'Nobody has opened anything yet' })).toBeTruthy();
  list.views = [aView({ part: 'application' })];
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText(/^Opened your application/)).toBeTruthy();
});

it('offers a retry when the list fails to load', async () => {
  renderViewers(aView());
  testServer().use(refuse(listViewers, errorCode.internal, { message: 'Our side failed.' }));
  expect(await screen.findByText('Our side failed.')).toBeTruthy();
  testServer().use(answer(listViewers, () => ({ views: [aView()], ...pageInfo([1]) })));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Opened your résumé/)).toBeTruthy();
});
