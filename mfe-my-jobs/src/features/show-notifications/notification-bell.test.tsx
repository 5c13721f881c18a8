import { listApplicationNews } from '@jobharbor/shared/calls/job-application/list-application-news';
import { listNotifications } from '@jobharbor/shared/calls/job-application/list-notifications';
import { markNotificationsRead } from '@jobharbor/shared/calls/job-application/mark-notifications-read';
import { getPushState } from '@jobharbor/shared/calls/jobseeker-push/get-push-state';
import { subscribeToPush } from '@jobharbor/shared/calls/jobseeker-push/subscribe-to-push';
import type { Notification, UnreadChat } from '@jobharbor/shared/contracts/applications/notification';
import { installNativeOverlays, installPush, renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../locales/en.json';
import { maria, yesterdayNoon } from '../../testing/builders.ts';
import { NewsTeller } from '../tell-news/news-teller.tsx';
import { NotificationBell } from './notification-bell.tsx';

const aNotification = (wanted: Partial<Notification> = {}): Notification => ({
  ...{ id: 1, event: 'viewed', at: yesterdayNoon, is_read: false, application_id: 90, subject_id: null },
  job: { id: 11, slug: 'nurse', title: 'Nurse', language: 'en' },
  counterpart: 'Bay Clinic',
  ...wanted,
});
const aChat: UnreadChat = { chat_id: 33, unread_count: 2, job_title: 'Cook', counterpart: 'Pier Café' };

function renderBell(first: Notification[], chats: UnreadChat[] = [], more: Answer[] = []) {
  const server = { list: first };
  const unread = () => server.list.filter(({ is_read }) => !is_read).length;
  const view = renderRemote(
    () => (
      <>
        <NewsTeller />
        <NotificationBell />
      </>
    ),
    {
      texts: { myJobs: texts },
      path: '/jobs',
      user: maria,
      answers: [
        ...more,
        answer(listApplicationNews, () => ({ news: [], total: 0, unread_count: unread() })),
        answer(listNotifications, () => ({ notifications: server.list, unread_count: unread(), chats })),
        answer(markNotificationsRead, ({ body }) => {
          const isMarked = ({ id }: Notification) => id <= body.up_to && (body.ids?.includes(id) ?? true);
          server.list = server.list.map((one) => (isMarked(one) ? { ...one, is_read: true } : one));
          return {};
        }),
      ],
    },
  );
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog', { name: 'Notifications' });
  };
  return { ...view, server, open };
}

let undo = () => {};
beforeEach(() => {
  undo = installNativeOverlays();
});
afterEach(() => undo());

it('counts what is unread, and lists it by kind with what is read', async () => {
  const { open } = renderBell(
    [
      aNotification({ id: 4, event: 'offer_made', subject_id: 5 }),
      aNotification({ id: 3, event: 'interview_invited', subject_id: 7 }),
      aNotification({ id: 2, event: 'report_closed', application_id: null }),
      aNotification({ id: 1, is_read: true }),
    ],
    [aChat],
  );
  const panel = await open('Notifications, 3 unread');
  await within(panel).findByRole('region', { name: 'Messages' });
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/en/ph/chat-home/33', '2 unread messagesNewCook · Pier Café'],
    ['/en/ph/my-jobs/interview#interview-7', 'Invited to an interviewNewNurse · Bay Clinic · 21 hours ago'],
    ['/en/ph/my-jobs/offers#offer-5', 'Offer madeNewNurse · Bay Clinic · 21 hours ago'],
    ['/en/ph/my-jobs/communicated#application-90', 'Application viewedNurse · Bay Clinic · 21 hours ago'],
    [
      '/en/ph/job/nurse-11',
      'Your report was checked: the job was removedNewNurse · Bay Clinic · 21 hours ago',
    ],
    ['/en/ph/account-settings#settings-notify', 'Notification settings'],
  ]);
});

it('marks the followed one as read, and then all', async () => {
  const { open, navigation, server } = renderBell([
    aNotification({ id: 2, event: 'accepted' }),
    aNotification({ id: 1 }),
  ]);
  let panel = await open('Notifications, 2 unread');
  await userEvent.click(await within(panel).findByRole('link', { name: /Application accepted/ }));
  expect(navigation.current().pathname).toBe('/en/ph/my-jobs/communicated');
  panel = await open('Notifications, 1 unread');
  await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: 'Notifications' });
  await within(panel).findByText('All notifications are marked as read.');
  expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(server.list.every(({ is_read }) => is_read)).toBe(true);
});

it('follows the socket, also while it is open', async () => {
  const { open, realtime, server } = renderBell([]);
  const panel = await open('Notifications');
  await within(panel).findByText('Nothing new');
  server.list = [aNotification()];
  act(() => realtime.receive({ type: 'news' }));
  await within(panel).findByRole('link', { name: /Application viewed/ });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
});

it('is not there with an API of before', async () => {
  const asked = vi.fn(() => ({ news: [], total: 0 }));
  renderRemote(
    () => (
      <>
        <NewsTeller />
        <NotificationBell />
      </>
    ),
    {
      texts: { myJobs: texts },
      user: maria,
      answers: [answer(listApplicationNews, asked)],
    },
  );
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers notifications on the device where the browser has them, and stays to say that they are on', async () => {
  const { push, undo } = installPush();
  const server = { isOn: false };
  const state = () => ({ public_key: 'key-of-the-site', is_on: server.isOn });
  const { open, server: bell } = renderBell(
    [aNotification()],
    [],
    [
      answer(getPushState, state),
      answer(subscribeToPush, () => {
        server.isOn = true;
        return state();
      }),
    ],
  );
  const list = await open('Notifications, 1 unread');
  await userEvent.click(await within(list).findByRole('button', { name: 'Turn on notifications' }));
  await within(list).findByText('Notifications are on in this browser.');
  expect([push.worker, bell.list.length]).toEqual(['/push-worker.js', 1]);
  undo();
});
