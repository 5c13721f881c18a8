import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aMe, aUser, field, visit } from '../../../testing/render-auth.tsx';

const address = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const sent = answer(sendSignInCode, () => ({ resend_after: 60, expires_in: 600 }));
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from the email');

async function askForCode(page: ReturnType<typeof visit>) {
  await page.enterEmail();
  await page.press('Email me a code instead');
  return codeField();
}

describe('a visitor who has no password at hand', () => {
  it('signs in by a code, and is back where they came from', async () => {
    const page = visit(address, [
      sent,
      answer(signInByCode, () => ({ user: aUser({ is_email_verify: true }), is_new: false })),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(sendSignInCode)[0]?.body).toEqual({
      email: 'maria@example.com',
      redirect: '/en/ph/job/cook-12',
    });
    expect(page.server.requestsOf(signInByCode)[0]?.body).toEqual({
      email: 'maria@example.com',
      otp: '123456',
      terms_and_condition: 1,
    });
    expect(page.notices).toEqual([{ tone: 'success', text: 'Welcome back, María.' }]);
  });

  it('gets an account by it where there was none, and is asked for the name', async () => {
    const page = visit(address, [
      sent,
      answer(signInByCode, () => ({
        user: aUser({ first_name: 'maria', is_email_verify: true }),
        is_new: true,
      })),
      answer(updateMe, () => aMe()),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await page.person.type(await screen.findByLabelText('First name'), ' María ');
    await page.press('Save');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(updateMe)[0]?.body).toEqual({ first_name: 'María' });
    expect(page.session.getState().user?.first_name).toBe('María');
    expect(page.notices[0]?.text).toBe('Welcome, María. Your account is ready.');
  });

  it('who requested a code and reloaded the page can still type that code', async () => {
    const page = visit(address, [
      refuse(sendSignInCode, 40006, { message: 'Too many.', retryAfter: 42 }),
      answer(signInByCode, () => ({ user: aUser({ is_email_verify: true }), is_new: false })),
    ]);
    const code = await askForCode(page);
    await screen.findByText(/^You can ask for another code in 0:4/);
    await page.person.type(code, '123456{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });

  it('is not held up by an address that is too long to be kept: the link leads home then', async () => {
    const page = visit(`/get-started?redirect=${encodeURIComponent(`/en/ph/jobs?q=${'a'.repeat(1_000)}`)}`, [
      sent,
    ]);
    await askForCode(page);
    expect(page.server.requestsOf(sendSignInCode)[0]?.body).toMatchObject({ redirect: '' });
  });

  it('can leave the name for later', async () => {
    const page = visit(address, [
      sent,
      answer(signInByCode, () => ({
        user: aUser({ first_name: 'maria', is_email_verify: true }),
        is_new: true,
      })),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await screen.findByLabelText('First name');
    await page.press('Later');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });

  it('reads before the code what it means for somebody without an account', async () => {
    const page = visit(address, [sent]);
    await askForCode(page);
    screen.getByText(/^New here\? This makes your account/);
    screen.getByRole('link', { name: 'Terms of use (opens in a new tab)' });
  });

  it('can return to the password, which is kept, and to the email', async () => {
    const page = visit(address, [sent]);
    await page.enterEmail();
    await page.person.type(field('Password'), 'a good pass');
    await page.press('Email me a code instead');
    await codeField();
    await page.press('Use a password instead');
    expect(field('Password').value).toBe('a good pass');
    await page.press('Email me a code instead');
    await codeField();
    await page.press('Change');
    expect(field('Email').value).toBe('maria@example.com');
  });

  it('is told how long to wait after too many mails', async () => {
    const page = visit(address, [refuse(sendSignInCode, 40006, { message: 'Too many.', retryAfter: 65 })]);
    await page.enterEmail();
    await page.press('Email me a code instead');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts\. Try again later\./);
    await page.press('Email me a code instead');
    expect(page.sent()).toHaveLength(1);
  });

  it('is shown the notice of too many codes, which is below the fold of a phone, behind the tab bar', async () => {
    const scroll = vi.fn();
    // jsdom has none.
    Element.prototype.scrollIntoView = scroll;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    const page = visit(address, [
      sent,
      refuse(signInByCode, 40006, { message: 'Too many.', retryAfter: 65 }),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    const notice = await screen.findByRole('alert');
    expect(scroll.mock.contexts).toEqual([notice]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('sees that the account is suspended', async () => {
    const page = visit(address, [
      sent,
      refuse(signInByCode, 41044, { message: 'This account is suspended.' }),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This account is suspended.');
  });
});
