import { appealSuspension } from '@jobharbor/shared/calls/auth/appeal-suspension';
import { describeSuspension } from '@jobharbor/shared/calls/auth/describe-suspension';
import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { field, visit } from '../../testing/render-auth.tsx';

const about = (appeal_text: string | null = null) =>
  answer(describeSuspension, () => ({ reason: 'Spam to employers', appeal_text }));

beforeEach(() => localStorage.clear());

it('takes an appeal with the token, which leaves the address at once', async () => {
  const page = visit('/appeal#the-token', [about(), answer(appealSuspension, () => ({}))]);
  await screen.findByText('Spam to employers');
  expect(page.navigation.entries.at(-1)).toBe('/en/ph/appeal');
  await page.press('Send appeal');
  await screen.findByText('Enter your appeal.');
  await page.person.type(field('Your appeal'), 'It was my brother.');
  await page.press('Send appeal');
  await screen.findByText('Your appeal has reached us. You can still change it here.');
  expect(page.server.requestsOf(appealSuspension)[0]?.body).toEqual({
    token: 'the-token',
    text: 'It was my brother.',
  });
});

it('keeps what was typed over a failure and another visit', async () => {
  const page = visit('/appeal#the-token', [about(), hangUp(appealSuspension)]);
  await page.person.type(await screen.findByLabelText('Your appeal'), 'It was my brother.');
  await page.press('Send appeal');
  await screen.findByText('No connection.');
  page.unmount();
  visit('/appeal#the-token', [about()]);
  await screen.findByText('Spam to employers');
  expect(field('Your appeal').value).toBe('It was my brother.');
});

it('says that a link no longer works, and what to do', async () => {
  visit('/appeal', [refuse(describeSuspension, 40004, {})]);
  await screen.findByText('This link no longer works');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/ph/get-started');
});

it('is named at signing in, with the reason', async () => {
  const page = visit('/get-started', [
    refuse(signIn, 41044, { message: 'Suspended.', fields: { reason: ['Spam to employers'] } }),
  ]);
  await page.enterEmail();
  await page.person.type(await screen.findByLabelText('Password'), 'a good password{Enter}');
  await screen.findByText(/The reason: .*Spam to employers/);
  screen.getByText('To appeal, use the link in the email that we sent you.');
});
