import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { register } from '@jobharbor/shared/calls/auth/register';
import { sendPhoneCode } from '@jobharbor/shared/calls/auth/send-phone-code';
import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, field, reload, visit } from '../../testing/render-auth.tsx';

const address = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const mailed = answer(sendSignInCode, () => ({ resend_after: 60, expires_in: 600 }));
const byCode = answer(signInByCode, () => ({ user: aUser({ is_email_verify: true }), is_new: false }));
const offered = answer(listSocialProviders, () => ({ social_types: [], phone: true }));
const texted = answer(sendPhoneCode, () => ({
  contact_number: '+639171234567',
  resend_after: 60,
  expires_in: 600,
}));
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from the email');

/** A visitor who came from a list of jobs. */
function comeFromList(answers: Answer[] = []) {
  const page = visit('/jobs?q=cook', answers);
  act(() => page.navigation.navigate(`/en/ph${address}`));
  return { ...page, goBack: () => act(() => page.navigation.go(-1)) };
}

describe('the browser’s Back while signing in', () => {
  it('leads from the password to the email, which is kept', async () => {
    const page = comeFromList();
    await page.enterEmail();
    await screen.findByLabelText('Password');
    page.goBack();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').value).toBe('maria@example.com');
    expect(page.navigation.entries.join()).not.toContain('maria');
    page.goBack();
    expect(page.navigation.current().pathname).toBe('/en/ph/jobs');
  });

  it('leads from the code to the password, which is kept', async () => {
    const page = comeFromList([mailed]);
    await page.enterEmail();
    await page.person.type(field('Password'), 'a good pass');
    await page.press('Email me a code instead');
    await codeField();
    page.goBack();
    expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('a good pass');
  });

  it('leads from the second factor to the password', async () => {
    const page = comeFromList([refuse(signIn, 42054)]);
    await page.enterEmail();
    await page.person.type(field('Password'), 'a good pass{Enter}');
    await screen.findByLabelText('Code of your authenticator app');
    page.goBack();
    expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('a good pass');
  });

  it('leads from the text message to the number, and from there to the typed email', async () => {
    const page = comeFromList([offered, texted]);
    await page.person.type(field('Email'), 'maria@example.com');
    await page.press('Continue with a mobile number');
    await page.person.type(await screen.findByLabelText('Mobile number'), '0917 123 4567{Enter}');
    await screen.findByLabelText('Code from the text message');
    page.goBack();
    expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe('0917 123 4567');
    page.goBack();
    expect(field('Email').value).toBe('maria@example.com');
  });

  it('leads from the new account’s fields to the email, and forward to what was typed', async () => {
    const page = comeFromList();
    await page.press('Create account');
    await page.enterEmail();
    await page.person.type(await screen.findByLabelText('First name'), 'María');
    page.goBack();
    expect(field('Email').value).toBe('maria@example.com');
    await page.press('Continue');
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('María');
  });

  it('leads after signing in to the list, not to a step', async () => {
    const page = comeFromList([mailed, byCode]);
    await page.enterEmail();
    await page.press('Email me a code instead');
    await page.person.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(page.navigation.current().pathname).toBe('/en/ph/job/cook-12'));
    page.goBack();
    expect(page.navigation.current().pathname).toBe('/en/ph/jobs');
  });
});

describe('a reload while signing in', () => {
  it('keeps the email that was typed before the first step was left', async () => {
    const page = visit(address);
    await page.person.type(field('Email'), 'maria@exam');
    await waitFor(() => expect(page.navigation.current().state).toMatchObject({ steps: { trail: [''] } }));
    expect(page.navigation.entries.join()).not.toContain('maria');
    const after = reload(page);
    expect(field('Email').value).toBe('maria@exam');
    await after.person.type(field('Email'), 'ple.com{Enter}');
    await screen.findByLabelText('Password');
    screen.getByText('maria@example.com');
  });

  it('keeps the step for the code, its address and its countdown', async () => {
    const page = visit(address, [mailed]);
    await page.enterEmail();
    await page.press('Email me a code instead');
    await codeField();
    const after = reload(page, [byCode]);
    const code = await codeField();
    screen.getByText('maria@example.com');
    screen.getByRole('timer');
    await after.person.type(code, '123456{Enter}');
    await waitFor(() =>
      expect(after.server.requestsOf(signInByCode)[0]?.body).toMatchObject({ email: 'maria@example.com' }),
    );
  });

  it('keeps the email at the password, and stores no password', async () => {
    const page = visit(address);
    await page.enterEmail();
    await page.person.type(field('Password'), 'a good pass');
    expect(JSON.stringify(page.navigation.current().state)).not.toContain('a good pass');
    const after = reload(page);
    await screen.findByLabelText('Password');
    screen.getByText('maria@example.com');
    await after.press('Change');
    expect(field('Email').value).toBe('maria@example.com');
  });

  it('keeps name and number of a new account for this tab, not the password, until somebody signs in', async () => {
    const page = visit(`${address}&mode=create`, [offered]);
    await page.enterEmail();
    await page.person.type(await screen.findByLabelText('First name'), 'María');
    await page.person.type(field(/^Last name/), 'Santos');
    await page.person.type(field('Choose a password'), 'harbour light paper');
    await page.person.selectOptions(field('Country'), 'Singapore \u2066+65\u2069');
    await page.person.type(field(/^Mobile number/), '8123 4567');
    expect(JSON.stringify(sessionStorage)).not.toContain('harbour');
    const after = reload(page, [answer(register, () => ({ user: aUser({ is_email_verify: true }) }))]);
    const name = await screen.findByLabelText<HTMLInputElement>('First name');
    await waitFor(() => expect(name.value).toBe('María'));
    const others = [/^Last name/, 'Country', /^Mobile number/, 'Choose a password'].map(
      (label) => field(label).value,
    );
    expect(others).toEqual(['Santos', 'sg', '8123 4567', '']);
    await after.person.type(field('Choose a password'), 'harbour light paper');
    await after.person.click(screen.getByRole('checkbox'));
    await after.submit('Create account');
    await waitFor(() => expect(sessionStorage.getItem('jh-sign-up')).toBeNull());
  });

  it('shows the first step where the address of a step was opened on its own', async () => {
    const page = visit(`${address}&step=code`);
    await page.enterEmail();
    await screen.findByLabelText('Password');
  });
});
