import type { AccountDevice, AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { blockCompany } from '@jobharbor/shared/contracts/calls/block-company';
import { changeEmail } from '@jobharbor/shared/contracts/calls/change-email';
import { changePassword } from '@jobharbor/shared/contracts/calls/change-password';
import { changePhone } from '@jobharbor/shared/contracts/calls/change-phone';
import { confirmAuthenticator } from '@jobharbor/shared/contracts/calls/confirm-authenticator';
import { createGreeting } from '@jobharbor/shared/contracts/calls/create-greeting';
import { createRecoveryCodes } from '@jobharbor/shared/contracts/calls/create-recovery-codes';
import { deleteGreeting } from '@jobharbor/shared/contracts/calls/delete-greeting';
import { deletePasskey } from '@jobharbor/shared/contracts/calls/delete-passkey';
import { endDevice } from '@jobharbor/shared/contracts/calls/end-device';
import { endOtherDevices } from '@jobharbor/shared/contracts/calls/end-other-devices';
import { endTwoFactor } from '@jobharbor/shared/contracts/calls/end-two-factor';
import { findCompanyByName } from '@jobharbor/shared/contracts/calls/find-company-by-name';
import { getAccountSetting } from '@jobharbor/shared/contracts/calls/get-account-setting';
import { getDataExport } from '@jobharbor/shared/contracts/calls/get-data-export';
import { listAccountEvents } from '@jobharbor/shared/contracts/calls/list-account-events';
import { listBlockedCompanies } from '@jobharbor/shared/contracts/calls/list-blocked-companies';
import { listCommonPhrases } from '@jobharbor/shared/contracts/calls/list-common-phrases';
import { listDevices } from '@jobharbor/shared/contracts/calls/list-devices';
import { listGreetings } from '@jobharbor/shared/contracts/calls/list-greetings';
import { listPasskeys } from '@jobharbor/shared/contracts/calls/list-passkeys';
import { removePhone } from '@jobharbor/shared/contracts/calls/remove-phone';
import { renamePasskey } from '@jobharbor/shared/contracts/calls/rename-passkey';
import { requestAccountDeletion } from '@jobharbor/shared/contracts/calls/request-account-deletion';
import { requestDataExport } from '@jobharbor/shared/contracts/calls/request-data-export';
import { requestEmailChange } from '@jobharbor/shared/contracts/calls/request-email-change';
import { requestPhoneChange } from '@jobharbor/shared/contracts/calls/request-phone-change';
import { sendOwnerCode } from '@jobharbor/shared/contracts/calls/send-owner-code';
import { startAuthenticator } from '@jobharbor/shared/contracts/calls/start-authenticator';
import { unblockCompany } from '@jobharbor/shared/contracts/calls/unblock-company';
import { updateAccountSetting } from '@jobharbor/shared/contracts/calls/update-account-setting';
import { type Answer, answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';

const aSetting = (more: Partial<AccountSetting> = {}): AccountSetting => ({
  email: 'amihan@example.com',
  is_email_verify: true,
  has_password: true,
  language: null,
  country_key: 'ph',
  notifications: { messages: { email: true }, applications: { email: true }, alerts: { email: true } },
  ...more,
});

const aDevice = (more: Partial<AccountDevice> = {}): AccountDevice => ({
  id: 1,
  browser: 'Firefox',
  system: 'Linux',
  kind: 'desktop',
  address: '203.0.113.7',
  country_key: 'ph',
  signed_in_at: 1_795_000_000,
  last_used_at: 1_795_000_000,
  is_current: true,
  ...more,
});
const phone = aDevice({ id: 2, browser: 'Safari', system: 'iOS', kind: 'phone', is_current: false });

const open = (answers: Answer[] = [], setting = aSetting()) =>
  visit('/account-settings', {
    answers: [
      answer(getAccountSetting, () => setting),
      answer(listDevices, () => ({ devices: [aDevice(), phone] })),
      answer(listBlockedCompanies, () => ({ blocked_companies: [], total: 0 })),
      answer(getDataExport, () => ({ data_export: null })),
      answer(listGreetings, () => ({ greetings: [] })),
      answer(listCommonPhrases, () => ({ common_phrases: [] })),
      answer(listPasskeys, () => ({ passkeys: [] })),
      answer(listAccountEvents, () => ({ events: [], total: 0, page: 1, size: 10 })),
      ...answers,
    ],
  });
const type = async (
  { person }: ReturnType<typeof open>,
  label: string | RegExp,
  text: string,
): Promise<void> => person.type(await screen.findByLabelText(label), text);

beforeEach(() => localStorage.clear());

describe('a person who changes the password', () => {
  it('is told that it was changed, with the focus back on the button', async () => {
    const page = open([answer(changePassword, () => ({}))]);
    await page.press('Change password');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
    await type(page, /^Current password/, 'the old one');
    await type(page, /^New password(?! again)/, 'a lantern by the sea');
    await type(page, /^New password again/, 'a lantern by the sea');
    await page.press('Change password');
    await screen.findAllByText('Your password was changed.');
    expect(page.server.requestsOf(changePassword)[0]?.body).toEqual({
      current_password: 'the old one',
      new_password: 'a lantern by the sea',
      confirm_password: 'a lantern by the sea',
      end_sessions: true,
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
  });

  it('sees at once that the two differ, and beside the field that the current one is wrong', async () => {
    const page = open([
      refuse(changePassword, 41009, { fields: { current_password: ['It is another one.'] } }),
    ]);
    await page.press('Change password');
    await type(page, /^Current password/, 'the old one');
    await type(page, /^New password(?! again)/, 'a lantern by the sea');
    await type(page, /^New password again/, 'a lantern by the');
    await page.press('Change password');
    await screen.findByText('The two passwords do not match.');
    expect(page.server.requestsOf(changePassword)).toEqual([]);
    await type(page, /^New password again/, ' sea');
    await page.press('Change password');
    await screen.findByText('It is another one.');
  });
});

describe('a person with passkeys', () => {
  const phonePasskey = { id: 7, name: 'Safari · iOS', created_at: 1_795_000_000, last_used_at: null };
  const list = answer(listPasskeys, () => ({ passkeys: [phonePasskey] }));

  it('is told that this browser supports none, and renames one all the same', async () => {
    const page = open([list, answer(renamePasskey, ({ body }) => ({ ...phonePasskey, ...body }))]);
    await screen.findByText('This browser does not support passkeys.');
    await page.press('Change “Safari · iOS”');
    const name = screen.getByLabelText('Name');
    await page.person.clear(name);
    await page.person.type(name, '{Enter}');
    await screen.findByText('Enter a name.');
    await page.person.type(name, 'My phone{Enter}');
    await screen.findByText('My phone');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change “My phone”' }));
  });

  it('removes one with the password, and reads beside it when it is wrong', async () => {
    const wrong = refuse(deletePasskey, 41009, { fields: { current_password: ['It is another one.'] } });
    const page = open([list, wrong]);
    await screen.findByText('Safari · iOS');
    await page.press('Change “Safari · iOS”');
    await page.press('Remove');
    await type(page, /^Current password/, 'the old one');
    await page.press('Remove');
    await screen.findByText('It is another one.');
    page.server.use(answer(deletePasskey, () => ({})));
    await page.press('Remove');
    await screen.findByText('You have no passkey yet.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
  });
});

describe('a person who changes the email', () => {
  it('confirms it with the code', async () => {
    const page = open([
      answer(requestEmailChange, () => ({ resend_after: 60, expires_in: 600 })),
      answer(changeEmail, () => aSetting({ email: 'new@example.com' })),
    ]);
    await page.press('Change email');
    await type(page, /^New email/, 'new@example.com');
    await type(page, /^Current password/, 'the old one');
    await page.press('Send code');
    await type(page, /^Code/, '١٢٣ ٤٥٦');
    await page.press('Confirm');
    await screen.findAllByText('Your email is now new@example.com.');
    expect(page.server.requestsOf(changeEmail)[0]?.body).toEqual({
      email: 'new@example.com',
      otp: '123456',
    });
  });

  it('finds the address again after a lost session, but no password', async () => {
    const page = open();
    await page.press('Change email');
    await type(page, /^New email/, 'new@example.com');
    await type(page, /^Current password/, 'the old one');
    page.unmount();
    open();
    expect((await screen.findByLabelText<HTMLInputElement>(/^New email/)).value).toBe('new@example.com');
    expect(screen.getByLabelText<HTMLInputElement>(/^Current password/).value).toBe('');
  });

  it('reads that the code is wrong beside it', async () => {
    const page = open([
      answer(requestEmailChange, () => ({ resend_after: 60, expires_in: 600 })),
      refuse(changeEmail, 41040, { fields: { otp: ['Wrong.'] } }),
    ]);
    await page.press('Change email');
    await type(page, /^New email/, 'new@example.com');
    await type(page, /^Current password/, 'the old one');
    await page.press('Send code');
    await type(page, /^Code/, '123456');
    await page.press('Confirm');
    await screen.findByText('Wrong.');
  });
});

describe('a person who gives a mobile number', () => {
  const begin = (answers: Answer[]) => open(answers, aSetting({ phone_num: null, takes_phone: true }));

  it('removes it with the password, and hears where it is the only way in', async () => {
    const page = open(
      [refuse(removePhone, 42265, { message: 'Your number is the only way in.' })],
      aSetting({ phone_num: '+639171234567', takes_phone: true }),
    );
    await page.press('Change mobile number');
    await page.press('Remove number');
    await type(page, /^Current password/, 'the old one');
    await page.press('Remove number');
    await screen.findByText('Your number is the only way in.');
    page.server.use(answer(removePhone, () => aSetting({ phone_num: null, takes_phone: true })));
    await page.press('Remove number');
    await screen.findAllByText('Your mobile number is removed.');
    expect(page.server.requestsOf(removePhone)[1]?.body).toEqual({ current_password: 'the old one' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add mobile number' }));
  });

  const sent = answer(requestPhoneChange, () => ({
    contact_number: '+639171234567',
    resend_after: 60,
    expires_in: 600,
  }));

  it('confirms it with the code', async () => {
    const page = begin([
      sent,
      answer(changePhone, () => aSetting({ phone_num: '+639171234567', takes_phone: true })),
    ]);
    await page.press('Add mobile number');
    await type(page, /^New mobile number/, '0917 123 4567');
    await type(page, /^Current password/, 'the old one');
    await page.press('Send code');
    await type(page, /^Code/, '123456');
    await page.press('Confirm');
    await screen.findByRole('button', { name: 'Change mobile number' });
    expect(page.server.requestsOf(requestPhoneChange)[0]?.body).toEqual({
      country_key: 'ph',
      contact_number: '0917 123 4567',
      current_password: 'the old one',
    });
    expect(page.server.requestsOf(changePhone)[0]?.body).toEqual({
      contact_number: '+639171234567',
      otp: '123456',
    });
  });

  it('finds the number again after a lost session, and reads beside it what is wrong', async () => {
    const fields = { contact_number: ['No mobile number.'] };
    const page = begin([refuse(requestPhoneChange, 41348, { fields })]);
    await page.press('Add mobile number');
    await type(page, /^New mobile number/, '12');
    await type(page, /^Current password/, 'the old one');
    await page.press('Send code');
    await screen.findByText('No mobile number.');
    page.unmount();
    begin([]);
    expect((await screen.findByLabelText<HTMLInputElement>(/^New mobile number/)).value).toBe('12');
  });

  it('is not asked where the site sends no messages', async () => {
    open();
    await screen.findByRole('button', { name: 'Change email' });
    expect(screen.queryByText('Mobile number')).toBeNull();
  });
});

describe('a person who wants a second step at new devices', () => {
  const aKey = answer(startAuthenticator, () => ({
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/x',
    qr: { size: 3, path: 'M0 0h1v1h-1z' },
  }));

  it('shows a code of the app, keeps the recovery codes, and sees that it is on', async () => {
    const page = open([
      aKey,
      answer(confirmAuthenticator, () => ({ recovery_codes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] })),
    ]);
    await page.press('Turn on');
    await type(page, /^Current password/, 'the old one');
    await page.press('Continue');
    await screen.findByText('ABCD EFGH');
    screen.getByRole('img', { name: 'QR code with the key for your app' });
    await type(page, /^Code of the app/, '١٢٣ ٤٥٦');
    await page.press('Turn on');
    await screen.findByText('AAAA-BBBB-CCCC');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your recovery codes' }));
    await page.press('I have kept them');
    await screen.findByText('2 recovery codes left');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Manage' }));
    expect(page.server.requestsOf(confirmAuthenticator)[0]?.body).toEqual({ code: '123456' });
  });

  it('reads beside the field that the code is wrong', async () => {
    const page = open([aKey, refuse(confirmAuthenticator, 41040, { fields: { code: ['Wrong.'] } })]);
    await page.press('Turn on');
    await type(page, /^Current password/, 'the old one');
    await page.press('Continue');
    await type(page, /^Code of the app/, '123456');
    await page.press('Turn on');
    await screen.findByText('Wrong.');
  });

  it('gets new recovery codes, and turns it off', async () => {
    const isOn = aSetting({ two_factor: { is_on: true, recovery_codes_left: 1 } });
    const page = open(
      [
        answer(createRecoveryCodes, () => ({ recovery_codes: ['AAAA-BBBB-CCCC'] })),
        answer(endTwoFactor, () => ({})),
      ],
      isOn,
    );
    await page.press('Manage');
    await type(page, /^Current password/, 'the old one');
    await page.press('New recovery codes');
    await screen.findByText('AAAA-BBBB-CCCC');
    await page.press('I have kept them');
    await page.press('Manage');
    await type(page, /^Current password/, 'the old one');
    await page.press('Turn off');
    await screen.findByRole('button', { name: 'Turn on' });
    expect(page.server.requestsOf(endTwoFactor)[0]?.body).toEqual({ current_password: 'the old one' });
  });
});

describe('the devices', () => {
  it('can be signed out one by one', async () => {
    const page = open([answer(endDevice, () => ({}))]);
    await screen.findByText('This device');
    await page.press('Sign out: Safari on iOS');
    await screen.findAllByText('Signed out: Safari on iOS');
    expect(page.server.requestsOf(endDevice)[0]?.params).toEqual({ id: 2 });
    expect(screen.queryByText('Safari on iOS')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  });

  it('can be signed out all at once but the one at hand', async () => {
    const page = open([answer(endOtherDevices, () => ({}))]);
    await page.press('Sign out on all other devices');
    await screen.findAllByText('All other devices are signed out.');
    const region = within(screen.getByRole('region', { name: 'Devices' }));
    expect(region.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say why they could not be signed out', async () => {
    const page = open([hangUp(endDevice)]);
    await page.press('Sign out: Safari on iOS');
    await screen.findByText('No connection.');
    screen.getByText('Safari on iOS');
  });
});

describe('blocked companies', () => {
  const company = { id: 5, slug: 'acme', name: 'Acme', logo_url: null, is_verified: false };

  it('are found by name, blocked, unblocked and blocked again', async () => {
    const page = open([
      answer(findCompanyByName, () => ({ companies: [company] })),
      answer(blockCompany, () => ({ blocked_company: { company, blocked_at: 1_795_000_000 } })),
      answer(unblockCompany, () => ({})),
    ]);
    await screen.findByText('You have blocked no company.');
    await type(page, 'Company name', 'acm{Enter}');
    await page.press('Block Acme');
    await screen.findByText('Blocked');
    await page.press('Unblock Acme');
    await screen.findByText('No longer blocked');
    const again = screen.getAllByRole('button', { name: 'Block Acme' }).at(-1);
    await page.person.click(again as HTMLElement);
    await screen.findByRole('button', { name: 'Unblock Acme' });
    expect(page.server.requestsOf(blockCompany)).toHaveLength(2);
    expect(page.server.requestsOf(findCompanyByName)[0]?.query).toEqual({ company_name: 'acm' });
  });

  it('that do not exist are said so beside the field', async () => {
    const page = open([
      refuse(findCompanyByName, 42003, { message: 'The company you searched does not exist.' }),
    ]);
    await type(page, 'Company name', 'nobody{Enter}');
    await screen.findByText('The company you searched does not exist.');
  });
});

describe('the person’s data', () => {
  const asked = {
    id: '1c2f6a1e-7c5e-4f0e-9d7a-3f1f0a5b6c7d',
    status: 'queued' as const,
    requested_at: 1_795_000_000,
    size: null,
    expires_at: null,
  };

  it('is asked for with the password, and offered once it is ready', async () => {
    const page = open([answer(requestDataExport, () => ({ data_export: asked }))]);
    await page.press('Request an archive');
    await type(page, /^Current password/, 'the old one');
    await page.press('Request archive');
    await screen.findByText('Being put together. We write to you when it is ready.');
    expect(page.server.requestsOf(requestDataExport)[0]?.body).toEqual({ current_password: 'the old one' });
    expect(screen.queryByRole('button', { name: 'Request an archive' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Being put together.');
    page.unmount();
    const ready = { ...asked, status: 'ready' as const, size: 2_048, expires_at: 1_796_000_000 };
    open([answer(getDataExport, () => ({ data_export: ready }))]);
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`/api/jobseeker/data-export/${asked.id}/file`);
  });

  it('goes with the account after a code where there is no password, and the person is signed out', async () => {
    const page = open(
      [
        answer(sendOwnerCode, () => ({ resend_after: 60, expires_in: 600 })),
        answer(requestAccountDeletion, () => ({ due_at: 1_797_000_000 })),
      ],
      aSetting({ has_password: false }),
    );
    await page.press('Delete account');
    screen.getByText(/For 30 days you can sign in and keep the account/);
    await page.press('Send me a code');
    await screen.findAllByText(/^We sent a code to .*amihan@example.com/);
    await type(page, /^Code/, '123456');
    await page.press('Delete my account');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/keep-account?asked=1'));
    expect(page.server.requestsOf(requestAccountDeletion)[0]?.body).toEqual({ otp: '123456' });
    expect(page.session.getState().user).toBeNull();
  });

  it('stays, with the reason beside the field, where the password is wrong', async () => {
    const page = open([
      refuse(requestAccountDeletion, 41009, { fields: { current_password: ['It is another one.'] } }),
    ]);
    await page.press('Delete account');
    await type(page, /^Current password/, 'the old one');
    await page.press('Delete my account');
    await screen.findByText('It is another one.');
    expect(page.session.getState().user).not.toBeNull();
  });
});

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
  open([], aSetting({ takes_phone: true, notifications: { messages: sms, applications: sms, alerts: sms } }));
  await screen.findByText('Add a mobile number to get text messages.');
  expect(screen.queryByRole('group', { name: 'By text message' })).toBeNull();
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

const off = { messages: { email: false }, applications: { email: false }, alerts: { email: false } };

it('shows what another tab or device has changed: devices, passkeys and two-step sign-in', async () => {
  let isChanged = false;
  const { realtime } = open([
    answer(getAccountSetting, () =>
      aSetting(isChanged ? { two_factor: { is_on: true, recovery_codes_left: 8 } } : {}),
    ),
    answer(listDevices, () => ({ devices: isChanged ? [aDevice()] : [aDevice(), phone] })),
    answer(listPasskeys, () => ({
      passkeys: isChanged ? [{ id: 1, name: 'My key', created_at: 1_795_000_000, last_used_at: null }] : [],
    })),
  ]);
  await screen.findByText('Safari on iOS');
  await screen.findByText('You have no passkey yet.');
  isChanged = true;
  realtime.receive({ type: 'account' });
  await screen.findByText('My key');
  await screen.findByText(/^8 recovery codes/);
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
});

it('turns the page over to the language and country that were chosen', async () => {
  const page = open([answer(updateAccountSetting, () => aSetting({ language: 'ar', country_key: 'sa' }))]);
  await page.person.selectOptions(await screen.findByLabelText('Language'), 'ar');
  await page.person.selectOptions(screen.getByLabelText('Country'), 'sa');
  await page.press('Save');
  await waitFor(() => expect(page.navigation.current().pathname).toBe('/ar/sa/account-settings'));
});

it('can be retried when it does not load', async () => {
  const page = open([refuse(getAccountSetting, 10002, { status: 504 })]);
  await screen.findByText('It took too long.');
  page.server.use(answer(getAccountSetting, () => aSetting()));
  await page.press('Try again');
  await screen.findByText('amihan@example.com');
});

describe('a person who keeps greetings', () => {
  it('writes one, sees that it is in use, deletes it, and takes the deletion back', async () => {
    const greetings: { id: number; version: number; text: string; is_default: boolean }[] = [];
    const page = open([
      answer(listGreetings, () => ({ greetings: [...greetings] })),
      answer(createGreeting, ({ body }) => {
        const greeting = { id: 5, version: 1, text: body.text, is_default: body.is_default ?? false };
        greetings.push(greeting);
        return { greeting };
      }),
      answer(deleteGreeting, () => {
        greetings.length = 0;
        return {};
      }),
    ]);
    const part = within(await screen.findByRole('region', { name: 'Greetings' }));
    await page.press('Add a greeting');
    await page.person.click(part.getByRole('button', { name: 'Save' }));
    part.getByText('This field is required.');
    await page.person.type(part.getByRole('textbox', { name: 'Text' }), 'Good day,{Enter}I am Amihan.');
    await page.person.click(part.getByRole('button', { name: 'Save' }));
    await part.findByText('In use');
    await page.person.click(part.getByRole('button', { name: 'Delete Good day, I am Amihan.' }));
    await page.person.click(await part.findByRole('button', { name: 'Undo' }));
    await part.findByText('In use');
    expect(page.server.requestsOf(createGreeting).map(({ body }) => body)).toEqual([
      { text: 'Good day,\nI am Amihan.', is_default: true },
      { text: 'Good day,\nI am Amihan.', is_default: true },
    ]);
  });
});
