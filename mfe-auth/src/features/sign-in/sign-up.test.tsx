import { getMe } from '@jobharbor/shared/contracts/calls/get-me';
import { getSession } from '@jobharbor/shared/contracts/calls/get-session';
import { register } from '@jobharbor/shared/contracts/calls/register';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMe, aUser, field, visit } from '../../testing/render-auth.tsx';

const address = '/get-started?mode=create&redirect=%2Fen%2Fph%2Fjob%2Fcook-12';

/** Fills in the fields after the email. */
async function fillIn({ person }: ReturnType<typeof visit>, password = 'harbour light paper') {
  await person.type(field('First name'), ' María ');
  await person.type(field('Choose a password'), password);
  await person.click(screen.getByRole('checkbox'));
}

describe('a visitor who creates an account', () => {
  it('is signed in and returns to the page that they came from, by way of the code for their email', async () => {
    const page = visit(address, [
      answer(register, () => ({ user: aUser() })),
      answer(getMe, () => aMe({ is_email_verify: false })),
    ]);
    await page.enterEmail();
    await fillIn(page);
    await page.submit('Create account');
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email' });
    const later = await screen.findByRole('link', { name: 'Later' });
    expect(later.getAttribute('href')).toBe('/en/ph/job/cook-12');
    expect(page.server.requestsOf(register)[0]?.body).toMatchObject({
      email: 'maria@example.com',
      password: 'harbour light paper',
      first_name: 'María',
      terms_and_condition: 1,
      source: 'web',
    });
    expect(page.notices[0]?.text).toBe('Welcome, María. Your account is ready.');
  });

  it('can switch from sign-in and keeps the email', async () => {
    const { enterEmail, press, navigation } = visit('/get-started');
    await enterEmail();
    await press('Create account');
    await screen.findByRole('heading', { level: 1, name: 'Create your account' });
    expect(screen.getByText('maria@example.com')).toBeTruthy();
    expect(navigation.entries.at(-1)).toBe('/en/ph/get-started?mode=create');
  });

  it('sees every error beside its field, with the focus in the first', async () => {
    const { sent, enterEmail, person, submit } = visit(address);
    await enterEmail();
    await person.type(field('Choose a password'), 'short');
    await screen.findByRole('progressbar', { name: 'Password strength' });
    expect(screen.getByText('Too short')).toBeTruthy();
    await submit('Create account');
    await screen.findByText('This field is required.');
    screen.getByText('Please use at least 8 characters.');
    screen.getByText('Please agree to the terms to create an account.');
    expect(document.activeElement).toBe(field('First name'));
    expect(sent()).toEqual([]);
  });

  it('can open the policies without leaving the form', async () => {
    const { enterEmail } = visit(address);
    await enterEmail();
    const link = (name: string) => screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    for (const [name, path] of [
      ['Terms of use', '/en/ph/terms'],
      ['Privacy notice', '/en/ph/privacy'],
    ] as const) {
      expect(link(name).getAttribute('href')).toBe(path);
      expect(link(name).getAttribute('target')).toBe('_blank');
    }
  });

  it('can sign in with an address that is taken, without entering it again', async () => {
    const page = visit(address, [
      refuse(register, 41001, {
        message: 'The email has already been taken.',
        fields: { email: ['The email has already been taken.'] },
      }),
    ]);
    await page.enterEmail();
    await fillIn(page);
    await page.submit('Create account');
    await screen.findByText('The email has already been taken.');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('First name').value).toBe(' María ');
    await page.press('Sign in with this email');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(screen.queryByText('The email has already been taken.')).toBeNull();
    expect(screen.getByText('maria@example.com')).toBeTruthy();
  });

  it('sees an error of the server beside its field', async () => {
    const page = visit(address, [
      refuse(register, 40001, {
        message: 'Please check what you entered.',
        fields: { first_name: ['This name cannot be used.'] },
      }),
    ]);
    await page.enterEmail();
    await fillIn(page);
    await page.submit('Create account');
    await screen.findByText('This name cannot be used.');
    expect(document.activeElement).toBe(field('First name'));
  });

  it('continues with the session that another tab has opened meanwhile', async () => {
    const page = visit(address, [
      refuse(register, 40007, { message: 'You are signed in already.' }),
      answer(getSession, () => ({ user: aUser({ id: 8 }) })),
    ]);
    await page.enterEmail();
    await fillIn(page);
    await page.submit('Create account');
    await waitFor(() => expect(page.session.getState().user?.id).toBe(8));
  });

  it('can use a generated password, and sees the rule for passwords', async () => {
    const { enterEmail } = visit(address);
    await enterEmail();
    expect(field('Choose a password').autocomplete).toBe('new-password');
    expect(field('First name').autocomplete).toBe('given-name');
    screen.getByText('At least 8 characters. A few words in a row make a good one.');
  });
});
