import { requestPasswordReset } from '@jobharbor/shared/calls/auth/request-password-reset';
import { resetPassword } from '@jobharbor/shared/calls/auth/reset-password';
import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { verifyPasswordReset } from '@jobharbor/shared/calls/auth/verify-password-reset';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, field, reload, visit } from '../../testing/render-auth.tsx';

const address = '/change-password?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const sent = answer(requestPasswordReset, () => ({ resend_after: 60, expires_in: 600 }));
const right = answer(verifyPasswordReset, () => ({}));
const changed = answer(resetPassword, () => ({}));
const signedIn = answer(signIn, () => ({ user: aUser() }));

afterEach(() => vi.useRealTimers());

const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from the email');

async function askForCode(page: ReturnType<typeof visit>) {
  await page.person.type(field('Email'), 'maria@example.com');
  await page.press('Send a code');
  return codeField();
}

describe('who has forgotten the password', () => {
  it('gets there from sign-in with the typed email, which is in no URL', async () => {
    const page = visit('/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12');
    await page.enterEmail();
    await page.person.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    expect(field('Email').value).toBe('maria@example.com');
    expect(page.navigation.entries.join()).not.toContain('maria');
  });

  it('enters the code of the mail and a new password, and is signed in and back', async () => {
    const page = visit(address, [sent, right, changed, signedIn]);
    const code = await askForCode(page);
    expect(document.activeElement).toBe(code);
    expect(code.autocomplete).toBe('one-time-code');
    await page.person.click(code);
    await page.person.paste(' ١٢٣-٤٥٦ ');
    await page.press('Continue');
    await page.person.type(await screen.findByLabelText('Choose a password'), 'harbour light paper');
    await page.press('Change password');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(resetPassword)[0]?.body).toEqual({
      email: 'maria@example.com',
      otp: '123456',
      new_password: 'harbour light paper',
      end_sessions: true,
    });
    expect(page.notices).toEqual([{ tone: 'success', text: 'Your password is changed.' }]);
    expect(page.session.getState()).toMatchObject({ status: 'signed-in' });
  });

  it('may leave the other devices signed in', async () => {
    const page = visit(address, [sent, right, changed, signedIn]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await page.person.type(await screen.findByLabelText('Choose a password'), 'harbour light paper');
    await page.person.click(screen.getByRole('checkbox', { name: 'Sign out on my other devices' }));
    await page.press('Change password');
    await waitFor(() => expect(page.server.requestsOf(resetPassword)).toHaveLength(1));
    expect(page.server.requestsOf(resetPassword)[0]?.body).toMatchObject({ end_sessions: false });
    await waitFor(() => expect(page.session.getState().status).toBe('signed-in'));
  });

  it('sees beside the code that it is wrong, and keeps it', async () => {
    const wrong = 'The OTP you have entered is wrong. Please try again.';
    const page = visit(address, [
      sent,
      refuse(verifyPasswordReset, 41040, { message: wrong, fields: { otp: [wrong] } }),
    ]);
    const code = await askForCode(page);
    await page.person.type(code, '654321');
    await page.press('Continue');
    await screen.findByText(wrong);
    expect(code).toMatchObject({ value: '654321', ariaInvalid: 'true' });
    await page.person.clear(code);
    await page.press('Continue');
    await screen.findByText('Enter the 6 digits of the code.');
  });

  it('asks for another code when the countdown is over, and can correct the address', async () => {
    const page = visit(address, [sent]);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    fireEvent.change(field('Email'), { target: { value: 'maria@example.com' } });
    fireEvent.submit(field('Email'));
    await codeField();
    expect(screen.getByRole('timer').textContent).toBe('You can ask for another code in 1:00.');
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
    await act(async () => {});
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    fireEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
    await screen.findByText('Another email is on its way. The code before no longer works.');
    expect(page.server.requestsOf(requestPasswordReset)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').value).toBe('maria@example.com');
  });

  it('is told how many seconds to wait after too many attempts', async () => {
    const page = visit(address, [
      refuse(requestPasswordReset, 40006, { message: 'Too many.', retryAfter: 65 }),
    ]);
    await page.person.type(field('Email'), 'maria@example.com');
    await page.press('Send a code');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Too many attempts\. Try again later\.You can try again in 1:0\d\.$/,
    );
  });

  it('is asked for a new code, and why, when the code has run out meanwhile', async () => {
    const page = visit(address, [
      sent,
      right,
      refuse(resetPassword, 41043, {
        message: 'This OTP has expired.',
        fields: { otp: ['This OTP has expired.'] },
      }),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await page.person.type(await screen.findByLabelText('Choose a password'), 'harbour light paper');
    await page.press('Change password');
    expect((await screen.findByRole('alert')).textContent).toBe('This OTP has expired.');
    expect((await codeField()).value).toBe('');
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy();
  });

  it('goes back step by step, and a reload asks for the code again, which is stored nowhere', async () => {
    const page = visit(address, [sent, right]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await screen.findByLabelText('Choose a password');
    expect(JSON.stringify(page.navigation.current().state)).not.toContain('123456');
    act(() => page.navigation.go(-1));
    expect((await codeField()).value).toBe('123456');
    act(() => page.navigation.go(-1));
    expect(field('Email').value).toBe('maria@example.com');
    act(() => page.navigation.go(2));
    await screen.findByLabelText('Choose a password');
    reload(page);
    expect((await codeField()).value).toBe('');
    screen.getByText('maria@example.com');
  });

  it('sees beside the password that it is easily guessed', async () => {
    const page = visit(address, [
      sent,
      right,
      refuse(resetPassword, 42011, { message: 'Too easy.', fields: { new_password: ['Too easy.'] } }),
    ]);
    await page.person.type(await askForCode(page), '123456{Enter}');
    await page.person.type(await screen.findByLabelText('Choose a password'), 'password1');
    await page.press('Change password');
    await screen.findByText('Too easy.');
    expect(field('Choose a password').value).toBe('password1');
  });

  it('may come by a link with email and code, of which the address is cleaned at once', async () => {
    const { navigation, server, press } = visit(
      '/change-password?email=maria%40example.com&otp=123456&redirect=%2Fen%2Fph%2Fjobs',
      [right],
    );
    expect((await codeField()).value).toBe('123456');
    await waitFor(() =>
      expect(navigation.entries.at(-1)).toBe('/en/ph/change-password?redirect=%2Fen%2Fph%2Fjobs'),
    );
    expect(server.requests).toEqual([]);
    await press('Continue');
    await screen.findByLabelText('Choose a password');
  });
});
