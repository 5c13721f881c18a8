import { changeEmail } from '@jobharbor/shared/calls/data/change-email';
import { changePhone } from '@jobharbor/shared/calls/data/change-phone';
import { removePhone } from '@jobharbor/shared/calls/data/remove-phone';
import { requestEmailChange } from '@jobharbor/shared/calls/data/request-email-change';
import { requestPhoneChange } from '@jobharbor/shared/calls/data/request-phone-change';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aProof,
  aSetting,
  open,
  proofsOf,
  proveByPassword,
  type,
} from '../../../testing/open-account-settings.tsx';

beforeEach(() => localStorage.clear());

it('finds the number of the sign-up with its state, and confirms it without typing it again', async () => {
  const page = open(
    [
      answer(requestPhoneChange, () => ({
        contact_number: '+639171234567',
        resend_after: 60,
        expires_in: 600,
      })),
    ],
    aSetting({ phone_num: null, unconfirmed_phone: '+639171234567', takes_phone: true }),
  );
  await screen.findByText('+639171234567');
  screen.getByText('Not confirmed yet');
  await page.press('Confirm or change mobile number');
  screen.getByRole('button', { name: 'Remove number' });
  await page.press('Send code');
  await proveByPassword(page);
  await screen.findByLabelText(/^Code/);
  expect(page.server.requestsOf(requestPhoneChange).at(-1)?.body).toMatchObject({
    contact_number: '+639171234567',
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
    await page.press('Send code');
    await proveByPassword(page);
    await type(page, /^Code/, '١٢٣ ٤٥٦');
    await page.press('Confirm');
    await screen.findAllByText('Your email is now new@example.com.');
    expect(page.server.requestsOf(changeEmail)[0]?.body).toEqual({
      email: 'new@example.com',
      otp: '123456',
    });
  });

  it('finds the address again after a lost session', async () => {
    const page = open();
    await page.press('Change email');
    await type(page, /^New email/, 'new@example.com');
    page.unmount();
    open();
    expect((await screen.findByLabelText<HTMLInputElement>(/^New email/)).value).toBe('new@example.com');
  });

  it('reads why, where mails to the address came back', async () => {
    open([], aSetting({ is_email_stopped: true }));
    await screen.findByText(/^Emails to amihan@example.com came back/);
  });

  it('reads that the code is wrong beside it', async () => {
    const page = open([
      answer(requestEmailChange, () => ({ resend_after: 60, expires_in: 600 })),
      refuse(changeEmail, 41040, { fields: { otp: ['Wrong.'] } }),
    ]);
    await page.press('Change email');
    await type(page, /^New email/, 'new@example.com');
    await page.press('Send code');
    await proveByPassword(page);
    await type(page, /^Code/, '123456');
    await page.press('Confirm');
    await screen.findByText('Wrong.');
  });
});

describe('a person who gives a mobile number', () => {
  const begin = (answers: Answer[]) => open(answers, aSetting({ phone_num: null, takes_phone: true }));

  it('removes it after a proof, asked for once, and hears where it is the only way in', async () => {
    const page = open(
      [refuse(removePhone, 42265, { message: 'Your number is the only way in.' })],
      aSetting({ phone_num: '+639171234567', takes_phone: true }),
    );
    await page.press('Change mobile number');
    await page.press('Remove number');
    await page.press('Remove number');
    await proveByPassword(page);
    await screen.findByText('Your number is the only way in.');
    page.server.use(answer(removePhone, () => aSetting({ phone_num: null, takes_phone: true })));
    await page.press('Remove number');
    await screen.findAllByText('Your mobile number is removed.');
    expect(proofsOf(page, removePhone)).toEqual([aProof, aProof]);
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
    await page.press('Send code');
    await proveByPassword(page);
    await type(page, /^Code/, '123456');
    await page.press('Confirm');
    await screen.findByRole('button', { name: 'Change mobile number' });
    expect(page.server.requestsOf(requestPhoneChange)[0]?.body).toEqual({
      country_key: 'ph',
      contact_number: '0917 123 4567',
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
    await type(page, /^New mobile number/, '02');
    await page.press('Send code');
    await screen.findByText('Phone Number is too short.');
    expect(page.server.requestsOf(requestPhoneChange)).toHaveLength(0);
    await type(page, /^New mobile number/, '12345');
    await page.press('Send code');
    await proveByPassword(page);
    await screen.findByText('No mobile number.');
    page.unmount();
    begin([]);
    expect((await screen.findByLabelText<HTMLInputElement>(/^New mobile number/)).value).toBe('0212345');
  });

  it('is not asked where the site sends no messages', async () => {
    open();
    await screen.findByRole('button', { name: 'Change email' });
    expect(screen.queryByText('Mobile number')).toBeNull();
  });
});
