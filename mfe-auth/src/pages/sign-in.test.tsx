import { AppError } from '@jobharbor/shared/errors';
import { latch, refuse } from '@jobharbor/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, field, visit } from '../testing/render-auth.tsx';

const way = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const wrong = refuse(40002, { message: 'The email or password is wrong.' });
const welcomeIn = { 'POST /auth/login': () => ({ user: aUser() }) };

afterEach(() => vi.useRealTimers());

describe('a person who signs in', () => {
  it('is asked for the email first, and nobody is asked whether it has an account', async () => {
    const { http, giveEmail } = visit('/get-started');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await giveEmail();
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(http.calls).toEqual([]);
  });

  it('is signed in and goes back to where they were', async () => {
    const { http, navigation, session, notices, giveEmail, person, send } = visit(way, welcomeIn);
    await giveEmail(' maria@example.com ');
    await person.type(field('Password'), 'a good password');
    await send('Sign in');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(http.calls[0]?.body).toEqual({ login: 'maria@example.com', password: 'a good password' });
    expect(http.calls[0]?.options.isLoginForm).toBe(true);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 7 } });
    expect(notices).toEqual([{ tone: 'success', text: 'Welcome back, María.' }]);
  });

  it('goes home when the address says nothing, or leads to another site', async () => {
    for (const path of ['/get-started', '/get-started?redirect=//evil.example/en/ph/jobs']) {
      const { navigation, giveEmail, person, unmount } = visit(path, welcomeIn);
      await giveEmail();
      await person.type(field('Password'), 'a good password{Enter}');
      await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph'));
      expect(navigation.entries.join()).not.toContain('maria');
      unmount();
    }
  });

  it('reads beside the password that the pair is wrong, and keeps what they typed', async () => {
    const { giveEmail, person, send } = visit(way, { 'POST /auth/login': wrong });
    await giveEmail();
    await person.type(field('Password'), 'not this one');
    await send('Sign in');
    await screen.findByText('The email or password is wrong.');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').value).toBe('not this one');
    expect(screen.getByText('maria@example.com')).toBeTruthy();
  });

  it('is told that the account is suspended', async () => {
    const { giveEmail, person, send } = visit(way, {
      'POST /auth/login': refuse(41044, { message: 'This account is suspended.' }),
    });
    await giveEmail();
    await person.type(field('Password'), 'a good password');
    await send('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('This account is suspended.');
  });

  it('sees the seconds run down after too many attempts, and may then try again', async () => {
    const { http, giveEmail, person, send } = visit(way, {
      'POST /auth/login': refuse(40006, { message: 'Too many.', retryAfter: 65 }),
    });
    await giveEmail();
    await person.type(field('Password'), 'a good password');
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    fireEvent.submit(field('Password'));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('You can try again in 1:05.'));
    // The text may be there before the clock behind it runs.
    await act(async () => {});
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 1:02.');
    await send('Sign in');
    expect(http.calls).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(62_000));
    expect(screen.queryByRole('timer')).toBeNull();
    await send('Sign in');
    await waitFor(() => expect(http.calls).toHaveLength(2));
  });

  it.each([
    ['there is no connection', new AppError(10001), 'No connection.'],
    ['no answer comes in time', new AppError(10002), 'It took too long.'],
    [
      'the server fails',
      new AppError(50001, { message: 'Something went wrong on our side.' }),
      'Something went wrong on our side.',
    ],
    ['the answer is not ours', new AppError(10003, { status: 502 }), 'Unexpected answer.'],
  ])('loses nothing when %s, and needs one press to try again', async (_, failure, text) => {
    const { http, navigation, giveEmail, person, send } = visit(way, {
      'POST /auth/login': () => {
        throw failure;
      },
    });
    await giveEmail();
    await person.type(field('Password'), 'a good password');
    await send('Sign in');
    const told = await screen.findByRole('alert');
    expect(told.textContent).toBe(`${text}Nothing you typed is lost.`);
    expect(field('Password').value).toBe('a good password');
    http.answer('POST /auth/login', welcomeIn['POST /auth/login']);
    await send('Sign in');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });

  it('sends once, however often they press', async () => {
    const answer = latch();
    const { http, giveEmail, person, send } = visit(way, {
      'POST /auth/login': () => answer.released.then(() => ({ user: aUser() })),
    });
    await giveEmail();
    await person.type(field('Password'), 'a good password');
    fireEvent.submit(field('Password'));
    fireEvent.submit(field('Password'));
    await send('Sign in');
    fireEvent.submit(field('Password'));
    answer.release();
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(http.calls).toHaveLength(1);
  });

  it('accepts a word of an input method with Enter without sending the form', async () => {
    const { giveEmail } = visit('/get-started?mode=create');
    await giveEmail();
    const notSent = fireEvent.keyDown(field('First name'), { key: 'Enter', isComposing: true });
    expect(notSent).toBe(false);
    expect(fireEvent.keyDown(field('First name'), { key: 'Enter' })).toBe(true);
  });

  it('may look at the password, paste it, and have it filled in', async () => {
    const { giveEmail, person, press } = visit(way);
    await giveEmail();
    expect(field('Password')).toMatchObject({ type: 'password', autocomplete: 'current-password' });
    await person.click(field('Password'));
    await person.paste('from my manager');
    await press('Show password');
    expect(field('Password')).toMatchObject({ type: 'text', value: 'from my manager' });
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(username?.value).toBe('maria@example.com');
  });

  it('may change the email that they gave', async () => {
    const { giveEmail, press } = visit(way);
    await giveEmail();
    await press('Change');
    expect(field('Email').value).toBe('maria@example.com');
    expect(document.activeElement).toBe(field('Email'));
  });

  it('reads what is wrong with the email beside it', async () => {
    const { giveEmail, press } = visit(way);
    await press('Continue');
    await screen.findByText('Enter your email.');
    expect(document.activeElement).toBe(field('Email'));
    await giveEmail('maria@');
    await screen.findByText('That does not look like an email, such as name@example.com.');
  });
});

describe('a person who is signed in already', () => {
  it('is sent on at once', async () => {
    const { navigation } = visit(way, {}, aUser());
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });
});
