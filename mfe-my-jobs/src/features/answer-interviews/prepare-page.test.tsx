import { getApplication } from '@jobharbor/shared/calls/job/get-application';
import { getInterview } from '@jobharbor/shared/calls/job-application/get-interview';
import { listOwnConductReports } from '@jobharbor/shared/calls/job-application/list-own-conduct-reports';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { anApplication, aSavedJob, maria, yesterdayNoon } from '../../testing/builders.ts';

const soon = Math.floor(Date.now() / 1000) + 40 * 86_400;
const { job } = aSavedJob();
const interview = {
  ...{ id: 8, application_id: 90, chat_id: 33, job, by: 'Mei Ling Tan', phase: 'upcoming' as const },
  ...{ starts_at: soon, ends_at: soon + 2700, time_zone: 'Asia/Manila', kind: 'onsite' as const },
  ...{ place: 'Pier 4 & 5', link: null, contact_name: 'Ana', contact_phone: null, note: null },
  ...{ topics: 'A case about shifts.', proposed_times: [], ended_by: null, reason: null },
  ...{ cancel_until: soon - 10_800, can_undo: false, invited_at: yesterdayNoon, version: 3 },
};
const application = { ...anApplication(), id: 90, job, first_message: 'I have worked in two wards.' };

const render = (answers: Parameters<typeof renderRemote>[1]['answers']) =>
  renderRemote(App, {
    ...{ texts: { myJobs: texts }, path: '/my-jobs/interview/8', user: maria },
    answers: [answer(listOwnConductReports, () => ({ reports: [] })), ...(answers ?? [])],
  });

it('gathers what somebody needs for an interview', async () => {
  render([answer(getInterview, () => ({ interview })), answer(getApplication, () => ({ application }))]);
  expect(await screen.findByText('A case about shifts.')).toBeTruthy();
  expect(await screen.findByText('I have worked in two wards.')).toBeTruthy();
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Directions/)).toBe('https://www.openstreetmap.org/search?query=Pier+4+%26+5');
  expect(hrefOf(/^About/)).toMatch(/\/company\/.*-\d+$/);
  expect(hrefOf(/^Add to calendar/)).toBe('/api/jobApplication/interviews/8/calendar');
  expect(hrefOf(/^Open chat/)).toMatch(/\/chat-home\/33$/);
  expect(screen.queryByRole('link', { name: 'Prepare' })).toBeNull();
});

it('shows nothing of a later application for the same job, and says what is not found', async () => {
  render([
    answer(getInterview, () => ({ interview })),
    answer(getApplication, () => ({ application: { ...application, id: 91 } })),
  ]);
  await screen.findByText('A case about shifts.');
  expect(screen.queryByText('I have worked in two wards.')).toBeNull();
});

it('says that an interview is not there', async () => {
  render([refuse(getInterview, errorCode.notFound, { message: 'Not found.' })]);
  expect((await screen.findByRole('alert')).textContent).toContain('Your interviews did not load');
});
