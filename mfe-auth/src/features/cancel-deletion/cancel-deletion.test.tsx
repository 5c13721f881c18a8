import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { cancelDeletion } from '@jobharbor/shared/calls/jobseeker-account/cancel-deletion';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const leaving = aUser({ deletion_due_at: 1_797_000_000 });
const address = '/cancel-deletion?redirect=%2Fen%2Fph%2Fprofile';

it('keeps an account that is to be deleted, and leads on to the page that was asked for', async () => {
  const page = visit(address, [answer(cancelDeletion, () => ({ user: aUser() }))], leaving);
  await screen.findByText(/^On .*2026.* it is deleted with everything in it/);
  await page.press('Keep my account');
  await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/profile'));
  expect(page.session.getState().user).toEqual(aUser());
  expect(page.notices).toEqual([{ tone: 'success', text: 'Your account stays' }]);
});

it('says so where keeping failed', async () => {
  const page = visit(address, [hangUp(cancelDeletion)], leaving);
  await page.press('Keep my account');
  await screen.findByText('No connection.');
  screen.getByRole('button', { name: 'Keep my account' });
});

it.each([
  ['/cancel-deletion?asked=1', null, 'Your account is going to be deleted', true],
  ['/cancel-deletion', null, 'Keep your account', true],
  ['/cancel-deletion', aUser(), 'Your account stays', false],
])('tells at %s how it stands', async (path, user, title, canSignIn) => {
  visit(path, [], user);
  await screen.findByRole('heading', { name: title });
  const link = screen.queryByRole('link', { name: 'Sign in to keep it' });
  expect(link?.getAttribute('href') ?? null).toBe(
    canSignIn ? '/en/ph/get-started?redirect=%2Fen%2Fph%2Fcancel-deletion' : null,
  );
});

it('comes between signing in and the page that was asked for', async () => {
  const page = visit('/get-started?redirect=%2Fen%2Fph%2Fprofile', [
    answer(signIn, () => ({ user: leaving })),
  ]);
  await page.enterEmail();
  await page.person.type(await screen.findByLabelText('Password'), 'a good password{Enter}');
  await waitFor(() =>
    expect(page.navigation.entries.at(-1)).toBe(
      `/en/ph/cancel-deletion?redirect=${encodeURIComponent('/en/ph/profile')}`,
    ),
  );
});
