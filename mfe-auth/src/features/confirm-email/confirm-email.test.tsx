import { confirmEmail } from '@jobharbor/shared/calls/data/confirm-email';
import { sendEmailCode } from '@jobharbor/shared/calls/data/send-email-code';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSetting, aUser, field, visit } from '../../testing/render-auth.tsx';

const address = '/confirm-email?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const unconfirmed = answer(getAccountSetting, () => aSetting());
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from the email');

describe('who confirms the email', () => {
  it('enters the code and is back where they were', async () => {
    const page = visit(
      address,
      [unconfirmed, answer(confirmEmail, () => ({ user: aUser({ is_email_verify: true }) }))],
      aUser(),
    );
    await page.person.type(await codeField(), '１２３ ４５６{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(confirmEmail)[0]?.body).toEqual({ code: '123456' });
    expect(page.session.getState().user?.is_email_verify).toBe(true);
    expect(page.notices).toEqual([{ tone: 'success', text: 'Your email is confirmed.' }]);
  });

  it('corrects the address, to which a code goes', async () => {
    const page = visit(
      address,
      [
        unconfirmed,
        answer(sendEmailCode, () => ({ email: 'maria@example.org', resend_after: 60, expires_in: 600 })),
      ],
      aUser(),
    );
    await codeField();
    await page.press('Change');
    await page.person.clear(field('Email'));
    await page.person.type(field('Email'), 'maria@example.org');
    await page.press('Send a code');
    await screen.findByText('maria@example.org');
    expect(page.server.requestsOf(sendEmailCode)[0]?.body).toEqual({ email: 'maria@example.org' });
    await codeField();
    expect(screen.getByRole('timer')).toBeTruthy();
  });

  it('is led to the account settings where another address needs a proof that this page does not have', async () => {
    const text = 'Please confirm first that this is your account.';
    const page = visit(address, [unconfirmed, refuse(sendEmailCode, 42055, { message: text })], aUser());
    await codeField();
    await page.press('Change');
    await page.press('Send a code');
    await screen.findByText(text);
    const link = screen.getByRole('link', { name: 'Change the address in your account settings' });
    expect(link.getAttribute('href')).toBe('/en/ph/account-settings');
  });

  it('reads that mails to a mistyped address come back, until another is given', async () => {
    const stopped = answer(getAccountSetting, () => aSetting({ is_email_stopped: true }));
    const corrected = { email: 'maria@example.org', resend_after: 60, expires_in: 600 };
    const page = visit(address, [stopped, answer(sendEmailCode, () => corrected)], aUser());
    await codeField();
    const text = 'Emails to maria@example.com came back, so no more are sent. Enter another address.';
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await page.press('Change');
    await page.person.clear(field('Email'));
    await page.person.type(field('Email'), 'maria@example.org');
    page.server.use(answer(getAccountSetting, () => aSetting({ email: 'maria@example.org' })));
    await page.press('Send a code');
    await screen.findByText('maria@example.org');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sees that another account uses the address', async () => {
    const text = 'This Email address has been used. Please change to another email.';
    const page = visit(
      address,
      [unconfirmed, refuse(sendEmailCode, 42110, { message: text, fields: { email: [text] } })],
      aUser(),
    );
    await codeField();
    await page.press('Change');
    await page.press('Send a code');
    await screen.findByText(text);
    expect(field('Email').value).toBe('maria@example.com');
  });

  it('sees that it is done already', async () => {
    visit(
      address,
      [answer(getAccountSetting, () => aSetting({ is_email_verify: true }))],
      aUser({ is_email_verify: true }),
    );
    await screen.findByText('Your email is confirmed.');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/en/ph/job/cook-12');
  });

  it('reads as an employer why, in their own words', async () => {
    visit(address, [unconfirmed], aUser({ role: 'recruiter' }));
    await codeField();
    screen.getByText(/^So that applicants’ answers reach you/);
  });

  it('can retry when the account cannot be read', async () => {
    const page = visit(address, [hangUp(getAccountSetting)], aUser());
    await screen.findByText('No connection.');
    page.server.use(unconfirmed);
    await page.press('Try again');
    await codeField();
  });
});
