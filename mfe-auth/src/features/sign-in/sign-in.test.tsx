import { checkSecondFactor } from '@jobharbor/shared/calls/auth/check-second-factor';
import { resendDeviceCode } from '@jobharbor/shared/calls/auth/resend-device-code';
import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { latch } from '@jobharbor/shared/testing';
import { type Answer, answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, field, visit } from '../../testing/render-auth.tsx';

const address = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const wrong = refuse(signIn, 40002, { message: 'The email or password is wrong.' });
const signedIn = answer(signIn, () => ({ user: aUser() }));

afterEach(() => vi.useRealTimers());

describe('a visitor who signs in', () => {
  it('enters the email first, and no request reveals whether it has an account', async () => {
    const { sent, enterEmail } = visit('/get-started');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await enterEmail();
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(sent()).toEqual([]);
  });

  it.each([
    ['/get-started', '/en/ph'],
    [address, '/en/ph/job/cook-12'],
  ])('finds behind Back on %s a link to %s', async (path, href) => {
    visit(path);
    const back = await screen.findByRole('link', { name: /^Back/ });
    expect(back.getAttribute('href')?.replace(/\/$/, '')).toBe(href);
  });

  it('is signed in and returns to the page that they came from', async () => {
    const { server, navigation, session, sessionEnds, notices, enterEmail, person, submit } = visit(address, [
      signedIn,
    ]);
    await enterEmail(' maria@example.com ');
    await person.type(field('Password'), 'a good password');
    await submit('Sign in');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(server.requestsOf(signIn)[0]?.body).toEqual({
      login: 'maria@example.com',
      password: 'a good password',
    });
    expect(sessionEnds).toEqual([]);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 7 } });
    expect(notices).toEqual([{ tone: 'success', text: 'Welcome back, María.' }]);
  });

  it('goes to the profile, which is incomplete, when the return path is missing or names another site', async () => {
    for (const path of ['/get-started', '/get-started?redirect=//evil.example/en/ph/jobs']) {
      const { navigation, enterEmail, person, unmount } = visit(path, [signedIn]);
      await enterEmail();
      await person.type(field('Password'), 'a good password{Enter}');
      await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/jobseeker-complete-profile'));
      expect(navigation.entries.join()).not.toContain('maria');
      unmount();
    }
  });

  it('sees beside the password that email or password is wrong, and keeps both', async () => {
    const { sessionEnds, enterEmail, person, submit } = visit(address, [wrong]);
    await enterEmail();
    await person.type(field('Password'), 'not this one');
    await submit('Sign in');
    await screen.findByText('The email or password is wrong.');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').value).toBe('not this one');
    expect(screen.getByText('maria@example.com')).toBeTruthy();
    expect(sessionEnds).toEqual([]);
  });

  it('sees that the account is suspended', async () => {
    const { enterEmail, person, submit } = visit(address, [
      refuse(signIn, 41044, { message: 'This account is suspended.' }),
    ]);
    await enterEmail();
    await person.type(field('Password'), 'a good password');
    await submit('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('This account is suspended.');
  });

  it('sees a countdown after too many attempts and can retry when it ends', async () => {
    const { sent, enterEmail, person, submit } = visit(address, [
      refuse(signIn, 40006, { message: 'Too many.', retryAfter: 65 }),
    ]);
    await enterEmail();
    await person.type(field('Password'), 'a good password');
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    fireEvent.submit(field('Password'));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('You can try again in 1:05.'));
    // The first render shows the text before the effect starts the timer.
    await act(async () => {});
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 1:02.');
    await submit('Sign in');
    expect(sent()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(62_000));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    await submit('Sign in');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it.each([
    ['there is no connection', hangUp(signIn), 'No connection.'],
    ['no answer comes in time', refuse(signIn, 10002, { status: 504 }), 'It took too long.'],
    [
      'the server fails',
      refuse(signIn, 50001, { message: 'Something went wrong on our side.' }),
      'Something went wrong on our side.',
    ],
    ['the response is not from the API', refuse(signIn, 10003, { status: 502 }), 'Unexpected answer.'],
  ])('keeps the values when %s, and can retry', async (_, failure, text) => {
    const { server, navigation, enterEmail, person, submit } = visit(address, [failure]);
    await enterEmail();
    await person.type(field('Password'), 'a good password');
    await submit('Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${text}Nothing you typed is lost.`);
    expect(field('Password').value).toBe('a good password');
    server.use(signedIn);
    await submit('Sign in');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });

  it('sends one request for repeated submits', async () => {
    const response = latch();
    const { sent, enterEmail, person, submit } = visit(address, [
      answer(signIn, () => response.released.then(() => ({ user: aUser() }))),
    ]);
    await enterEmail();
    await person.type(field('Password'), 'a good password');
    fireEvent.submit(field('Password'));
    fireEvent.submit(field('Password'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await submit('Sign in');
    fireEvent.submit(field('Password'));
    response.release();
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(sent()).toHaveLength(1);
  });

  it('can confirm an input method composition with Enter without submitting the form', async () => {
    const { enterEmail } = visit('/get-started?mode=create');
    await enterEmail();
    await screen.findByLabelText('First name');
    const notSent = fireEvent.keyDown(field('First name'), { key: 'Enter', isComposing: true });
    expect(notSent).toBe(false);
    expect(fireEvent.keyDown(field('First name'), { key: 'Enter' })).toBe(true);
  });

  it('can show the password, paste it, and have a password manager fill it in', async () => {
    const { enterEmail, person, press } = visit(address);
    await enterEmail();
    expect(field('Password')).toMatchObject({ type: 'password', autocomplete: 'current-password' });
    await person.click(field('Password'));
    await person.paste('from my manager');
    await press('Show password');
    expect(field('Password')).toMatchObject({ type: 'text', value: 'from my manager' });
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(username?.value).toBe('maria@example.com');
  });

  it('can change the email that they entered', async () => {
    const { enterEmail, press } = visit(address);
    await enterEmail();
    await press('Change');
    expect(field('Email').value).toBe('maria@example.com');
    expect(document.activeElement).toBe(field('Email'));
  });

  it('sees beside the email why it is not valid', async () => {
    const { enterEmail, press } = visit(address);
    await press('Continue');
    await screen.findByText('This field is required.');
    expect(document.activeElement).toBe(field('Email'));
    await enterEmail('maria@');
    await screen.findByText('Please enter a valid email address');
  });
});

describe('a visitor who is signed in already', () => {
  it('is redirected at once', async () => {
    const { navigation } = visit(address, [], aUser());
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });
});

describe('a visitor whose account asks for a second step', () => {
  const asked = refuse(signIn, 42054, { message: 'Please enter a code of your authenticator app.' });
  async function logIn(answers: Answer[]) {
    const page = visit(address, [asked, ...answers]);
    await page.enterEmail();
    await page.person.type(field('Password'), 'a good password{Enter}');
    const code = await screen.findByLabelText<HTMLInputElement>('Code of your authenticator app');
    return { ...page, code };
  }

  it('shows a code of the app, and is back where they came from; nothing else is offered beside it', async () => {
    const page = await logIn([answer(checkSecondFactor, () => ({ user: aUser() }))]);
    expect(document.activeElement).toBe(page.code);
    expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
    await page.person.type(page.code, '١٢٣ ٤٥٦{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(checkSecondFactor)[0]?.body).toEqual({ code: '123456' });
    expect(page.sessionEnds).toEqual([]);
  });

  it('sees at the field that the code is wrong, and can start over', async () => {
    const page = await logIn([
      refuse(checkSecondFactor, 41040, { fields: { code: ['Wrong.'] }, message: 'Wrong.' }),
    ]);
    await page.person.type(page.code, 'aaaa-bbbb-cccc{Enter}');
    await screen.findByText('Wrong.');
    expect(page.code.value).toBe('aaaa-bbbb-cccc');
    await page.press('Start over');
    expect(field('Password').value).toBe('a good password');
  });
});

describe('a visitor whose account does not know the device', () => {
  it('enters the code of the mail, and can have another', async () => {
    const page = visit(address, [
      refuse(signIn, 42130),
      answer(resendDeviceCode, () => ({ resend_after: 60 })),
      answer(checkSecondFactor, () => ({ user: aUser() })),
    ]);
    await page.enterEmail();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    fireEvent.change(field('Password'), { target: { value: 'a good password' } });
    fireEvent.submit(field('Password'));
    const code = await screen.findByLabelText<HTMLInputElement>('Code from the email');
    screen.getByText('We have sent an email to your account’s address.');
    expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
    await act(async () => {});
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    await page.press('Send another code');
    await waitFor(() => expect(page.server.requestsOf(resendDeviceCode)).toHaveLength(1));
    await page.person.type(code, '12345{Enter}');
    await screen.findByText('Enter the 6 digits of the code.');
    await page.person.type(code, '6{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(checkSecondFactor)[0]?.body).toEqual({ code: '123456' });
  });
});
