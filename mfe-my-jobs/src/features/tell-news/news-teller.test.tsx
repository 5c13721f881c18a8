import { listApplicationNews } from '@jobharbor/shared/calls/job-application/list-application-news';
import type { ApplicationNews } from '@jobharbor/shared/contracts/applications/application-news';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../locales/en.json';
import { maria, yesterdayNoon } from '../../testing/builders.ts';
import { NewsTeller } from './news-teller.tsx';

const someNews = (news: Partial<ApplicationNews> = {}): ApplicationNews => ({
  ...{ application_id: 90, event: 'accepted', at: yesterdayNoon },
  ...{ job_title: 'Nurse', company_name: 'Bay Clinic', ...news },
});

function renderTeller(news: ApplicationNews[], now?: number) {
  const server = { news };
  const view = renderRemote(NewsTeller, {
    texts: { myJobs: texts },
    path: '/jobs',
    user: maria,
    ...(now !== undefined && { now }),
    answers: [answer(listApplicationNews, () => ({ news: server.news, total: server.news.length }))],
  });
  const arrive = (...all: ApplicationNews[]) => {
    server.news = all;
    act(() => view.realtime.receive({ type: 'news' }));
  };
  const counted = (count: number) =>
    waitFor(() => expect(view.told.at(-1)).toEqual({ name: 'my-jobs:news', payload: { count } }));
  return { ...view, arrive, counted };
}

it('counts what is new, and does not announce what was there when the page was opened', async () => {
  const { counted, notices } = renderTeller([someNews()]);
  await counted(1);
  expect(notices).toEqual([]);
});

it('tells an invitation on any page until it is dismissed, and leads to it', async () => {
  const { arrive, counted, notices, navigation } = renderTeller([]);
  await counted(0);
  arrive(someNews({ event: 'interview_invited' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({
    ...{ tone: 'info', stays: true },
    text: 'Bay Clinic invites you to an interview for “Nurse”.',
  });
  act(() => notices[0]?.action?.run());
  expect(navigation.current().pathname).toBe('/en/ph/my-jobs/interview');
});

it('tells what came after the page was opened and before the first answer', async () => {
  const { notices } = renderTeller([someNews()], (yesterdayNoon - 1) * 1000);
  await waitFor(() => expect(notices).toHaveLength(1));
});

it('only counts what is not urgent, and takes the notice away once another tab has shown it', async () => {
  const { arrive, counted, notices, dismissed } = renderTeller([]);
  await counted(0);
  arrive(someNews({ event: 'declined' }));
  await counted(1);
  expect(notices).toEqual([]);
  arrive();
  await counted(0);
  expect(dismissed).toEqual(['application-news']);
});

it('neither counts nor tells news of who has switched them off', async () => {
  const news = [someNews({ event: 'interview_invited' })];
  const { told, notices } = renderRemote(NewsTeller, {
    texts: { myJobs: texts },
    user: maria,
    now: (yesterdayNoon - 1) * 1000,
    answers: [answer(listApplicationNews, () => ({ news, total: 1, unread_count: 0, is_muted: true }))],
  });
  await waitFor(() => expect(told).toEqual([{ name: 'my-jobs:news', payload: { count: 0 } }]));
  expect(notices).toEqual([]);
});
