import { describeSignInLink } from '@jobharbor/shared/calls/auth/describe-sign-in-link';
import { signInByLink } from '@jobharbor/shared/calls/auth/sign-in-by-link';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, reload, visit } from '../../testing/render-auth.tsx';

const token = 'a-token-of-a-mail';
const describedAs = (is_same_browser: boolean, redirect = '/en/ph/jobs') =>
  answer(describeSignInLink, () => ({ email: 'maria@example.com', is_same_browser, redirect }));
const signedIn = answer(signInByLink, () => ({ user: aUser({ is_email_verify: true }), is_new: false }));

describe('who follows the link of a mail', () => {
  it('is signed in at once in the browser that asked, and the token leaves the address', async () => {
    const page = visit(`/sign-in-link#${token}`, [describedAs(true), signedIn]);
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/jobs'));
    expect(page.navigation.entries.slice(1).join()).not.toContain(token);
    expect(page.server.requestsOf(signInByLink)).toHaveLength(1);
    expect(page.server.requestsOf(signInByLink)[0]?.body).toEqual({ token, terms_and_condition: 1 });
  });

  it('can reload the page before the link is used', async () => {
    const first = visit(`/sign-in-link#${token}`, [describedAs(false)]);
    await screen.findByText('maria@example.com');
    const page = reload(first, [describedAs(false), signedIn]);
    await page.press('Sign in');
    await waitFor(() => expect(page.server.requestsOf(signInByLink)[0]?.body).toMatchObject({ token }));
    expect(page.navigation.entries.slice(1).join()).not.toContain(token);
  });

  it('is asked first in any other browser, with the address it is for', async () => {
    const page = visit(`/sign-in-link#${token}`, [describedAs(false), signedIn]);
    await screen.findByText('maria@example.com');
    expect(page.server.requestsOf(signInByLink)).toEqual([]);
    await page.press('Sign in');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/jobs'));
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/en/ph', 'javascript:alert(1)'])(
    'goes to the profile, which is incomplete, where the link names %s',
    async (redirect) => {
      const page = visit(`/sign-in-link#${token}`, [describedAs(true, redirect), signedIn]);
      await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/jobseeker-complete-profile'));
    },
  );

  it('is told that a link is used or old, and can ask for another', async () => {
    visit(`/sign-in-link#${token}`, [
      refuse(describeSignInLink, 42052, { message: 'This link no longer works.' }),
    ]);
    await screen.findByText('This link no longer works.');
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toContain(
      '/get-started',
    );
    // The link is single-use.
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
