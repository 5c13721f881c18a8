import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { register } from '@jobharbor/shared/calls/auth/register';
import { recordGetStarted } from '@jobharbor/shared/calls/jobseeker-account/record-get-started';
import { storeCampaign } from '@jobharbor/shared/domain/campaign';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser, field, visit } from '../../testing/render-auth.tsx';

const address = '/get-started?mode=create&redirect=%2Fen%2Fph%2Fjob%2Fcook-12';

const connected = answer(listSocialProviders, () => ({ social_types: [], sites: ['employer' as const] }));

/** Fills in the fields after the email. */
async function fillIn({ person }: ReturnType<typeof visit>, password = 'harbour light paper') {
  await person.type(await screen.findByLabelText('First name'), ' María ');
  await person.type(field('Choose a password'), password);
  await person.click(screen.getByRole('checkbox'));
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a visitor who creates an account', () => {
  it('is asked whether a misspelt address was meant, and may keep it', async () => {
    const page = visit(address, [answer(register, () => ({ user: aUser() }))]);
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    await page.person.type(email, 'maria@gmial.com');
    await screen.findByText(/^Did you mean \u2068maria@gmail.com\u2069\?$/);
    await page.person.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(email.value).toBe('maria@gmail.com');
    expect(document.activeElement).toBe(email);
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
  });

  it('may give a last name and a number of any country, and the first campaign that led here goes with it', async () => {
    window.history.replaceState(null, '', '/?utm_source=Fair&utm_campaign=spring_26');
    storeCampaign(Date.now());
    window.history.replaceState(null, '', '/?utm_source=mail');
    const page = visit(address, [
      answer(register, () => ({ user: aUser() })),
      answer(recordGetStarted, () => ({ counted: 1 })),
    ]);
    await page.enterEmail();
    await fillIn(page);
    await page.person.type(field(/^Last name/), ' Santos ');
    await page.person.selectOptions(field('Country'), 'Singapore \u2066+65\u2069');
    await page.person.type(field(/^Mobile number/), '8123 4567');
    await page.submit('Create account');
    await waitFor(() => expect(page.server.requestsOf(register)).toHaveLength(1));
    expect(page.server.requestsOf(register)[0]?.body).toMatchObject({
      last_name: 'Santos',
      contact_number: '8123 4567',
      phone_country_key: 'sg',
      campaign: { utm_source: 'fair', utm_campaign: 'spring_26' },
    });
    await waitFor(() => expect(localStorage.getItem('jh-campaign')).toBeNull());
  });

  it.each([
    ['no consent', 'es', ''],
    ['a refusal', 'ph', 'tracking=no'],
  ] as const)('is not asked about, and gives no campaign, with %s', async (_, country, cookie) => {
    window.history.replaceState(null, '', '/?utm_source=fair');
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it so
    document.cookie = cookie || 'tracking=; Max-Age=0';
    const page = visit(address, [answer(register, () => ({ user: aUser() }))], null, country);
    await page.enterEmail();
    await fillIn(page);
    await page.submit('Create account');
    await waitFor(() => expect(page.server.requestsOf(register)).toHaveLength(1));
    expect(page.server.requestsOf(register)[0]?.body).not.toHaveProperty('campaign');
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it so
    document.cookie = 'tracking=; Max-Age=0';
  });

  it('sees beside the number why it is refused, a wrong length before anything is sent', async () => {
    const text = 'Please enter a valid mobile number for +63.';
    const page = visit(address, [
      refuse(register, 41348, { message: text, fields: { contact_number: [text] } }),
    ]);
    await page.enterEmail();
    await fillIn(page);
    await page.person.type(field(/^Mobile number/), '81');
    await page.submit('Create account');
    await screen.findByText('Phone Number is too short.');
    expect(page.server.requestsOf(register)).toHaveLength(0);
    await page.person.type(field(/^Mobile number/), '23 4567');
    await page.submit('Create account');
    await screen.findByText(text);
    expect(document.activeElement).toBe(field(/^Mobile number/));
  });

  it('gets an employer’s account, whose address leads to the code and then to the employer site', async () => {
    const employer = aUser({ role: 'recruiter' });
    const page = visit('/get-started?mode=create', [connected, answer(register, () => ({ user: employer }))]);
    await page.person.click(await screen.findByRole('radio', { name: 'I’m an employer' }));
    await screen.findByText(/^An employer’s account posts jobs/);
    expect(page.navigation.entries.at(-1)).toBe('/en/ph/get-started?mode=create&role=employer');
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    // A passkey, a phone number or a code by mail would make an account of a job seeker.
    expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
    await page.enterEmail();
    await fillIn(page);
    expect(screen.queryByRole('button', { name: /code/i })).toBeNull();
    await page.submit('Create account');
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email' });
    expect(page.server.requestsOf(register)[0]?.body).toMatchObject({ account_role: 'employer' });
    const address = `/en/ph/confirm-email?redirect=${encodeURIComponent('/en/ph/redirect?site=employer')}`;
    expect(page.navigation.entries.at(-1)).toBe(address);
  });

  it('keeps what is typed when an employer turns out to be a job seeker', async () => {
    const page = visit('/get-started?mode=create&role=employer', [connected]);
    await page.person.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await page.person.click(screen.getByRole('radio', { name: 'I’m looking for a job' }));
    expect(field('Email').value).toBe('maria@example.com');
    await screen.findByRole('button', { name: 'Continue as a guest' });
  });

  it('learns as an employer that no employer site is connected', async () => {
    const page = visit(address);
    await page.person.click(await screen.findByRole('radio', { name: 'I’m an employer' }));
    await screen.findByText(/not connected here yet/);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('is signed in and returns to the page that they came from, by way of the code for their email', async () => {
    const page = visit(address, [answer(register, () => ({ user: aUser() }))]);
    await page.enterEmail();
    await fillIn(page);
    await page.submit('Create account');
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email' });
    const later = await screen.findByRole('link', { name: 'Later' });
    expect(later.getAttribute('href')).toBe('/en/ph/job/cook-12');
    // The first code has just been sent: another one has to wait as long as any.
    expect(screen.getByRole('timer').textContent).toMatch(/^You can ask for another code in/);
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
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
    expect(navigation.entries.at(-1)).toBe('/en/ph/get-started?step=account&mode=create');
  });

  it('sees every error beside its field, with the focus in the first', async () => {
    const { sent, enterEmail, person, submit } = visit(address);
    await enterEmail();
    await person.type(await screen.findByLabelText('Choose a password'), 'short');
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
    await screen.findByLabelText('First name');
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
    await screen.findByLabelText('First name');
    expect(field('Choose a password').autocomplete).toBe('new-password');
    expect(field('First name').autocomplete).toBe('given-name');
    screen.getByText('At least 8 characters. A few words in a row make a good one.');
  });
});
