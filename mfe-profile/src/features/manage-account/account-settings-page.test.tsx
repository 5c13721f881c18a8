import { listDevices } from '@jobharbor/shared/calls/auth/list-devices';
import { listPasskeys } from '@jobharbor/shared/calls/auth/list-passkeys';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import { createGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/create-greeting';
import { deleteGreeting } from '@jobharbor/shared/calls/jobseeker-phrases/delete-greeting';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDevice, aSetting, open, phone } from '../../testing/open-account-settings.tsx';

beforeEach(() => localStorage.clear());

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

describe('a person whom employers may find', () => {
  const label = 'Let employers find me';

  it('switches it on, and it stays so where switching it off fails', async () => {
    const page = open(
      [answer(updateAccountSetting, () => aSetting({ is_findable: true }))],
      aSetting({ is_findable: false }),
    );
    await screen.findByRole('link', { name: 'Being found' });
    const found = screen.getByRole<HTMLInputElement>('switch', { name: label });
    expect(found.checked).toBe(false);
    await page.person.click(found);
    await waitFor(() =>
      expect(page.server.requestsOf(updateAccountSetting)[0]?.body).toEqual({ is_findable: true }),
    );
    expect(found.checked).toBe(true);
    page.server.use(hangUp(updateAccountSetting));
    await page.person.click(found);
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'danger', text: 'No connection.' }]));
    expect(found.checked).toBe(true);
  });

  it('has a greeting and a résumé sent by themselves, each by its own switch', async () => {
    const automatic = { greeting: false, resume: false };
    const page = open([answer(updateAccountSetting, () => aSetting())], aSetting({ automatic }));
    const named = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
    const greeting = await named('Send my greeting when a chat begins');
    expect(greeting.checked).toBe(false);
    await page.person.click(greeting);
    await page.person.click(await named('Send my résumé when both have written'));
    await waitFor(() =>
      expect(page.server.requestsOf(updateAccountSetting).map(({ body }) => body)).toEqual([
        { automatic: { greeting: true } },
        { automatic: { resume: true } },
      ]),
    );
    expect(greeting.checked).toBe(true);
    page.server.use(hangUp(updateAccountSetting));
    await page.person.click(greeting);
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'danger', text: 'No connection.' }]));
    expect(greeting.checked).toBe(true);
  });

  it('is not asked by an API that cannot find them', async () => {
    open();
    await screen.findByRole('link', { name: 'Blocked companies' });
    expect(screen.queryByRole('link', { name: 'Being found' })).toBeNull();
    expect(screen.queryByText(label)).toBeNull();
  });
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
