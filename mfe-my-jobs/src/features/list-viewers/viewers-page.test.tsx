import { listViewers } from '@jobharbor/shared/calls/list-viewers';
import type { ApplicationView } from '@jobharbor/shared/contracts/application';
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
  const view = renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/viewed-me',
    user: maria,
    answers: [answer(listViewers, () => ({ views: list.views, ...pageInfo(list.views) }))],
  });
  return { ...view, list };
}

it('tells who opened what, when, and of which application', async () => {
  renderViewers(aView());
  expect((await screen.findByText(/^Opened your résumé/)).textContent).toContain(
    'Mei Ling Tan · Nov 20, 2026',
  );
  const link = screen.getByRole('link', { name: 'See your application' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/communicated#application-90');
  expect(screen.getByRole('status').textContent).toBe('Opened 1 time');
});

it('shows an opening as it happens, and before that what will stand here', async () => {
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
