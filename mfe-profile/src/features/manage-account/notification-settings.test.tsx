import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import { getPushState } from '@jobharbor/shared/calls/jobseeker-push/get-push-state';
import { subscribeToPush } from '@jobharbor/shared/calls/jobseeker-push/subscribe-to-push';
import { unsubscribeFromPush } from '@jobharbor/shared/calls/jobseeker-push/unsubscribe-from-push';
import { aSubscription, type FakePush, installPush } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetting, open } from '../../testing/open-account-settings.tsx';

beforeEach(() => localStorage.clear());

const off = { messages: { email: false }, applications: { email: false }, alerts: { email: false } };

describe('emails', () => {
  it('are turned off at once, and stay on when that fails', async () => {
    const page = open([
      answer(updateAccountSetting, () => aSetting({ notifications: { ...off, messages: { email: true } } })),
    ]);
    const alerts = await screen.findByRole<HTMLInputElement>('switch', { name: 'Job alerts' });
    await page.person.click(alerts);
    await waitFor(() => expect(page.server.requestsOf(updateAccountSetting)).toHaveLength(1));
    expect(page.server.requestsOf(updateAccountSetting)[0]?.body).toEqual({
      notifications: { alerts: { email: false } },
    });
    expect(alerts.checked).toBe(false);
    page.server.use(hangUp(updateAccountSetting));
    const messages = screen.getByRole<HTMLInputElement>('switch', { name: 'Messages' });
    await page.person.click(messages);
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'danger', text: 'No connection.' }]));
    expect(messages.checked).toBe(true);
  });

  it('about reports are turned off, and stay on when that fails', async () => {
    const setting = aSetting({ mailed: { reports: true, company: false } });
    const page = open([hangUp(updateAccountSetting)], setting);
    const reports = await screen.findByRole<HTMLInputElement>('switch', { name: 'Reports' });
    await page.person.click(reports);
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'danger', text: 'No connection.' }]));
    expect(reports.checked).toBe(true);
    const off = aSetting({ mailed: { reports: false, company: false } });
    page.server.use(answer(updateAccountSetting, () => off));
    await page.person.click(reports);
    await waitFor(() =>
      expect(page.server.requestsOf(updateAccountSetting).at(-1)?.body).toEqual({
        mailed: { reports: false },
      }),
    );
    expect(reports.checked).toBe(false);
  });
});

it('come by text message, too, to who has a number and asks for them', async () => {
  const withPhone = aSetting({
    takes_phone: true,
    phone_num: '+639171234567',
    notifications: {
      messages: { email: true, sms: false },
      applications: { email: true, sms: false },
      alerts: { email: true, sms: false },
    },
  });
  const page = open([answer(updateAccountSetting, () => withPhone)], withPhone);
  const group = await screen.findByRole('group', { name: 'By text message' });
  const names = ['Messages', 'Applications and interviews', 'Job alerts'];
  for (const name of names) expect(within(group).getByRole('switch', { name })).toBeTruthy();
  await page.person.click(within(group).getByRole('switch', { name: 'Messages' }));
  await waitFor(() => expect(page.server.requestsOf(updateAccountSetting)).toHaveLength(1));
  expect(page.server.requestsOf(updateAccountSetting)[0]?.body).toEqual({
    notifications: { messages: { sms: true } },
  });
});

it('come by text message only with a number: who has none reads how to get them', async () => {
  const sms = { email: true, sms: false };
  const setting = { takes_phone: true, notifications: { messages: sms, applications: sms, alerts: sms } };
  const { unmount } = open([], aSetting(setting));
  await screen.findByText('Add a mobile number to get text messages.');
  expect(screen.queryByRole('group', { name: 'By text message' })).toBeNull();
  unmount();
  open([], aSetting({ ...setting, unconfirmed_phone: '+639171234567' }));
  await screen.findByText('Confirm your mobile number to get text messages.');
});

it('do not come by text message where the site sends none, or from an API of before not for alerts', async () => {
  const before = { email: true, sms: false };
  const notifications = { messages: before, applications: before, alerts: { email: true } };
  const { unmount } = open([], aSetting({ takes_phone: false, phone_num: '+639171234567', notifications }));
  await screen.findByRole('group', { name: 'By email' });
  expect(screen.queryByRole('group', { name: 'By text message' })).toBeNull();
  unmount();
  open([], aSetting({ takes_phone: true, phone_num: '+639171234567', notifications }));
  const group = await screen.findByRole('group', { name: 'By text message' });
  expect(within(group).queryByRole('switch', { name: 'Job alerts' })).toBeNull();
});

describe('when they come', () => {
  const on = { messages: { email: true }, applications: { email: true }, alerts: { email: true } };
  const schedule = { time_zone: 'UTC', quiet: null, digest: false };
  const saved = (page: ReturnType<typeof open>) =>
    page.server.requestsOf(updateAccountSetting).map(({ body }) => body);
  const echo = answer(updateAccountSetting, ({ body }) =>
    aSetting({ notifications: on, ...(body.schedule && { schedule: body.schedule }) }),
  );

  it('quiet hours are turned on for the night, changed when a time is complete, and turned off', async () => {
    const page = open([echo], aSetting({ schedule: null }));
    await page.person.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    const quiet = { from: '22:00', until: '07:00' };
    await waitFor(() => expect(saved(page)).toEqual([{ schedule: { ...schedule, quiet } }]));
    const until = screen.getByLabelText('Until');
    fireEvent.change(until, { target: { value: '22:00' } });
    fireEvent.blur(until);
    screen.getByText('Choose an end that differs from the beginning.');
    fireEvent.change(until, { target: { value: '08:30' } });
    expect(saved(page)).toHaveLength(1);
    fireEvent.blur(until);
    await waitFor(() => expect(saved(page)).toHaveLength(2));
    expect(saved(page)[1]).toEqual({ schedule: { ...schedule, quiet: { from: '22:00', until: '08:30' } } });
    // The other field is typed in while the first is saved.
    const from = screen.getByLabelText<HTMLInputElement>('From');
    from.focus();
    fireEvent.change(from, { target: { value: '21:00' } });
    screen.getByLabelText('Until').focus();
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '09:00' } });
    await waitFor(() => expect(saved(page)).toHaveLength(3));
    expect(document.activeElement).toBe(screen.getByLabelText('Until'));
    expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('09:00');
    await page.person.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(saved(page).at(-1)).toEqual({ schedule }));
    expect(screen.queryByLabelText('Until')).toBeNull();
  });

  it('one mail a day is turned on, and off again where that fails', async () => {
    const page = open([hangUp(updateAccountSetting)], aSetting({ schedule }));
    const digest = await screen.findByRole<HTMLInputElement>('switch', { name: 'One email a day' });
    await page.person.click(digest);
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'danger', text: 'No connection.' }]));
    expect(saved(page)).toEqual([{ schedule: { ...schedule, digest: true } }]);
    expect(digest.checked).toBe(false);
  });

  it('is not asked with an API of before', async () => {
    open([]);
    await screen.findByRole('group', { name: 'By email' });
    expect(screen.queryByRole('switch', { name: 'Quiet hours' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'On the site' })).toBeNull();
  });
});

it('are turned off on the site, too', async () => {
  const both = { email: true, site: true };
  const setting = aSetting({
    notifications: { messages: both, applications: both, alerts: { email: true } },
  });
  const page = open([answer(updateAccountSetting, () => setting)], setting);
  const group = await screen.findByRole('group', { name: 'On the site' });
  await page.person.click(within(group).getByRole('switch', { name: 'Applications and interviews' }));
  await waitFor(() =>
    expect(page.server.requestsOf(updateAccountSetting)[0]?.body).toEqual({
      notifications: { applications: { site: false } },
    }),
  );
});

describe('on devices', () => {
  const both = { email: true, site: true, push: true };
  const notifications = { messages: both, applications: both, alerts: { email: true } };
  let undo = () => {};
  afterEach(() => undo());

  /** The settings in a browser that has push, of a session that gets none yet. */
  function openWithPush(wanted: Partial<FakePush> = {}) {
    const installed = installPush();
    undo = installed.undo;
    Object.assign(installed.push, wanted);
    const server = { isOn: false };
    const state = () => ({ public_key: 'key-of-the-site', is_on: server.isOn });
    const page = open(
      [
        answer(getPushState, state),
        answer(subscribeToPush, () => {
          server.isOn = true;
          return state();
        }),
        answer(unsubscribeFromPush, () => {
          server.isOn = false;
          return {};
        }),
        answer(updateAccountSetting, () => aSetting({ notifications })),
      ],
      aSetting({ notifications }),
    );
    const press = async (name: string) => page.person.click(await screen.findByRole('button', { name }));
    return { ...page, push: installed.push, press };
  }

  it('are explained first, turned on by a press, switched by kind, and turned off', async () => {
    const { push, press, server, person } = openWithPush();
    const group = await screen.findByRole('group', { name: 'On your devices' });
    await within(group).findByText(/Know at once when an employer answers/);
    expect(push.worker).toBeNull();
    await press('Turn on notifications');
    await screen.findByText('Notifications are on in this browser.');
    expect(server.requestsOf(subscribeToPush)[0]?.body).toEqual(aSubscription);
    expect([push.worker, push.subscribedWith]).toEqual(['/push-worker.js', 'key-of-the-site']);
    await person.click(within(group).getByRole('switch', { name: 'Messages' }));
    await waitFor(() =>
      expect(server.requestsOf(updateAccountSetting)[0]?.body).toEqual({
        notifications: { messages: { push: false } },
      }),
    );
    await press('Turn off notifications');
    await screen.findByRole('button', { name: 'Turn on notifications' });
    expect([push.worker, push.subscribedWith]).toEqual([null, null]);
  });

  it('say how to allow them where the browser’s question was refused', async () => {
    const { press, server } = openWithPush({ answers: 'denied' });
    await press('Turn on notifications');
    await screen.findByText(/This browser blocks notifications of this site/);
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
    expect(server.requestsOf(subscribeToPush)).toEqual([]);
  });

  it('say that the browser did not reach its push service, and can be tried again', async () => {
    const { push, press } = openWithPush({ isReachable: false });
    await press('Turn on notifications');
    await screen.findByText(/could not reach its notification service/);
    push.isReachable = true;
    await press('Turn on notifications');
    await screen.findByText('Notifications are on in this browser.');
  });

  it('are not promised by a browser that has none, and not offered with an API of before', async () => {
    const { unmount } = open([], aSetting({ notifications }));
    await screen.findByText(/This browser cannot show notifications/);
    unmount();
    open([]);
    await screen.findByRole('group', { name: 'By email' });
    expect(screen.queryByRole('group', { name: 'On your devices' })).toBeNull();
  });
});
