import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
