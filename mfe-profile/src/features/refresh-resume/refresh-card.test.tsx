import { getResumeRefresh } from '@jobharbor/shared/calls/jobseeker-vip/get-resume-refresh';
import { refreshResume } from '@jobharbor/shared/calls/jobseeker-vip/refresh-resume';
import type { RefreshStatus } from '@jobharbor/shared/contracts/account/resume-refresh';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';

const aStatus = (more: Partial<RefreshStatus> = {}): RefreshStatus => ({
  state: 'ready',
  refreshed_at: null,
  until: null,
  points: 2,
  is_findable: true,
  ...more,
});
const active = aStatus({ state: 'active', refreshed_at: 1_796_000_000, until: 1_796_604_800 });
const card = async () => within(await screen.findByRole('region', { name: 'Refresh your résumé' }));

it('refreshes once, and says in the zone of the person until when it lasts', async () => {
  const { press, server } = visit('/resume', {
    answers: [answer(getResumeRefresh, () => aStatus()), answer(refreshResume, () => active)],
  });
  (await card()).getByText(/Points for it: 2/);
  await press('Refresh now');
  const done = await (await card()).findByText(/Employers see you first until .*2026/);
  expect(document.activeElement).toBe(done.closest('[role="status"]'));
  expect(server.requestsOf(refreshResume)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Refresh now' })).toBeNull();
});

it('says what lacks, where it leads, and that employers cannot find the person', async () => {
  visit('/resume', {
    answers: [answer(getResumeRefresh, () => aStatus({ state: 'unchanged', points: 0, is_findable: false }))],
  });
  const shown = await card();
  expect(shown.getByRole('link', { name: 'Add something' }).getAttribute('href')).toMatch(/\/profile$/);
  shown.getByRole('link', { name: 'Let employers find you' });
  expect(shown.queryByText(/Points for it/)).toBeNull();
});

it('reads the standing again when the person comes back from the profile', async () => {
  const { person, server, navigation } = visit('/resume', {
    answers: [answer(getResumeRefresh, () => aStatus({ state: 'unchanged' }))],
  });
  await person.click((await card()).getByRole('link', { name: 'Add something' }));
  await waitFor(() => expect(screen.queryByText('Refresh your résumé')).toBeNull());
  server.use(answer(getResumeRefresh, () => aStatus()));
  act(() => navigation.navigate('/en/ph/resume'));
  await (await card()).findByRole('button', { name: 'Refresh now' });
});

it('reads the standing again after a refusal', async () => {
  const { press, server } = visit('/resume', {
    answers: [
      answer(getResumeRefresh, () => aStatus()),
      refuse(refreshResume, 42502, { message: 'Nothing is new.' }),
    ],
  });
  const shown = await card();
  server.use(answer(getResumeRefresh, () => aStatus({ state: 'unchanged' })));
  await press('Refresh now');
  await shown.findByText('Nothing is new since your last refresh.');
});

it('is not there where the country has none', async () => {
  visit('/resume', { answers: [answer(getResumeRefresh, () => aStatus({ state: 'closed' }))] });
  await screen.findByText('On file');
  expect(screen.queryByText('Refresh your résumé')).toBeNull();
});
