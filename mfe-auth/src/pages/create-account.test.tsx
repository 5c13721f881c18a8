import { refuse } from '@jobharbor/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, field, visit } from '../testing/render-auth.tsx';

const way = '/get-started?mode=create&redirect=%2Fen%2Fph%2Fjob%2Fcook-12';

/** Fills everything but the email, which `giveEmail` gave. */
async function fillIn({ person }: ReturnType<typeof visit>, password = 'harbour light paper') {
  await person.type(field('First name'), ' María ');
  await person.type(field('Choose a password'), password);
  await person.click(screen.getByRole('checkbox'));
}

describe('a visitor who creates an account', () => {
  it('is signed in and goes back to where they were', async () => {
    const page = visit(way, { 'POST /auth/register': () => ({ user: aUser() }) });
    await page.giveEmail();
    await fillIn(page);
    await page.send('Create account');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.http.calls[0]?.body).toEqual({
      email: 'maria@example.com',
      password: 'harbour light paper',
      first_name: 'María',
      terms_and_condition: 1,
      source: 'web',
    });
    expect(page.notices[0]?.text).toBe('Welcome, María. Your account is ready.');
  });

  it('finds the way here from signing in, with the email still there', async () => {
    const { giveEmail, press, navigation } = visit('/get-started');
    await giveEmail();
    await press('Create account');
    await screen.findByRole('heading', { level: 1, name: 'Create your account' });
    expect(screen.getByText('maria@example.com')).toBeTruthy();
    expect(navigation.entries.at(-1)).toBe('/en/ph/get-started?mode=create');
  });

  it('reads every mistake beside its field, and stands in the first', async () => {
    const { http, giveEmail, person, send } = visit(way);
    await giveEmail();
    await person.type(field('Choose a password'), 'short');
    await send('Create account');
    await screen.findByText('Enter your first name.');
    screen.getByText('Please use at least 8 characters.');
    screen.getByText('Please agree to the terms to create an account.');
    expect(document.activeElement).toBe(field('First name'));
    expect(http.calls).toEqual([]);
  });

  it('can read what they agree to, without leaving the form', async () => {
    const { giveEmail } = visit(way);
    await giveEmail();
    const link = (name: string) => screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    for (const [name, path] of [
      ['Terms of use', '/en/ph/terms'],
      ['Privacy notice', '/en/ph/privacy'],
    ] as const) {
      expect(link(name).getAttribute('href')).toBe(path);
      expect(link(name).getAttribute('target')).toBe('_blank');
    }
  });

  it('may sign in with an address that is taken, without typing it again', async () => {
    const page = visit(way, {
      'POST /auth/register': refuse(41001, {
        message: 'The email has already been taken.',
        fields: { email: ['The email has already been taken.'] },
      }),
    });
    await page.giveEmail();
    await fillIn(page);
    await page.send('Create account');
    await screen.findByText('The email has already been taken.');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('First name').value).toBe(' María ');
    await page.press('Sign in with this email');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(screen.queryByText('The email has already been taken.')).toBeNull();
    expect(screen.getByText('maria@example.com')).toBeTruthy();
  });

  it('sees what the server refuses beside its field', async () => {
    const page = visit(way, {
      'POST /auth/register': refuse(40001, {
        message: 'Please check what you entered.',
        fields: { first_name: ['This name cannot be used.'] },
      }),
    });
    await page.giveEmail();
    await fillIn(page);
    await page.send('Create account');
    await screen.findByText('This name cannot be used.');
    expect(document.activeElement).toBe(field('First name'));
  });

  it('who signed in in another tab meanwhile goes on as that person', async () => {
    const page = visit(way, {
      'POST /auth/register': refuse(40007, { message: 'You are signed in already.' }),
      'GET /auth/session': () => ({ user: aUser({ id: 8 }) }),
    });
    await page.giveEmail();
    await fillIn(page);
    await page.send('Create account');
    await waitFor(() => expect(page.session.getState().user?.id).toBe(8));
  });

  it('is offered a new password by their manager, and told what makes a good one', async () => {
    const { giveEmail } = visit(way);
    await giveEmail();
    expect(field('Choose a password').autocomplete).toBe('new-password');
    expect(field('First name').autocomplete).toBe('given-name');
    screen.getByText('At least 8 characters. A few words in a row make a good one.');
  });
});
