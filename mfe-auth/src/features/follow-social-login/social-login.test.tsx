import { linkSocialAccount } from '@jobharbor/shared/calls/auth/link-social-account';
import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import { signInBySocial } from '@jobharbor/shared/calls/auth/sign-in-by-social';
import { startSocialLogin } from '@jobharbor/shared/calls/auth/start-social-login';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingProvider } from '../../common/provider-names.ts';
import { aUser, reload, visit } from '../../testing/render-auth.tsx';

const back = '/social-login?code=a-code&state=a-state&iss=http%3A%2F%2Fprovider';
const user = aUser({ is_email_verify: true });
const redirect = '/en/ph/jobs';
const providers = answer(listSocialProviders, () => ({ social_types: ['google' as const, 'x' as const] }));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a visitor who has an account at a provider', () => {
  it('sees the configured ones only, and goes to the one that they choose', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = visit('/get-started?redirect=%2Fen%2Fph%2Fjobs', [
      providers,
      answer(startSocialLogin, () => ({ url: 'https://provider.example/authorize?state=1' })),
    ]);
    await screen.findByRole('button', { name: 'Continue with X' });
    expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull();
    const google = screen.getByRole('button', { name: 'Continue with Google' });
    for (let turn = 0; turn < 2; turn += 1) google.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith('https://provider.example/authorize?state=1', '_self'),
    );
    const started = page.server.requestsOf(startSocialLogin).map(({ body }) => body);
    expect(started).toEqual([{ social_type: 'google', redirect }]);
    expect([pendingProvider.base(), pendingProvider.read()]).toEqual(['/en/ph', 'google']);
    expect(pendingProvider.returnTo()).toBe(redirect);
  });

  it('sees that the provider cannot be reached', async () => {
    const page = visit('/get-started', [
      providers,
      refuse(startSocialLogin, 41272, { message: 'Cannot be reached.' }),
    ]);
    await screen.findByRole('button', { name: 'Continue with Google' });
    await page.press('Continue with Google');
    await screen.findByText('Cannot be reached.');
  });
});

describe('who comes back from a provider', () => {
  beforeEach(() => pendingProvider.remember('google', '/en/ph', redirect));

  it('is signed in and where they came from; the answer leaves the address', async () => {
    const page = visit(back, [
      answer(signInBySocial, () => ({ user, is_new: false, redirect, proof: null })),
    ]);
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe(redirect));
    expect(page.server.requestsOf(signInBySocial).map(({ body }) => body)).toEqual([
      { social_type: 'google', credential: { code: 'a-code', state: 'a-state', iss: 'http://provider' } },
    ]);
    expect(page.navigation.entries.slice(1).join()).not.toContain('a-code');
  });

  it('comes back in the language and country that they went from, before anything is sent', async () => {
    pendingProvider.remember('google', '/ar/sa', redirect);
    const page = visit(back);
    await waitFor(() =>
      expect(page.navigation.entries.at(-1)).toMatch(/^\/ar\/sa\/social-login\?code=a-code&/),
    );
    expect(page.server.requestsOf(signInBySocial)).toEqual([]);
    expect(pendingProvider.read()).toBe('google');
  });

  it('shows first that the address is theirs where an account has it', async () => {
    const proof = { token: 'a-token', email: 'maria@example.com' };
    const page = visit(back, [
      answer(signInBySocial, () => ({ user: null, is_new: false, redirect, proof })),
      answer(sendSignInCode, () => ({ resend_after: 60, expires_in: 600 })),
      answer(signInByCode, () => ({ user, is_new: false, owner_proof: 'a-proof' })),
      answer(linkSocialAccount, () => ({})),
    ]);
    await screen.findByText('maria@example.com');
    await page.press('Send a code');
    await page.person.type(await screen.findByLabelText('Code from the email'), '123456{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe(redirect));
    const [link] = page.server.requestsOf(linkSocialAccount);
    expect([link?.body, link?.headers['owner-proof']]).toEqual([{ token: 'a-token' }, 'a-proof']);
    expect(page.notices[0]?.text).toBe('From now on Google signs you in, too.');
  });

  it('goes on with that proof after a reload, before the code and after it', async () => {
    const proof = { token: 'a-token', email: 'maria@example.com' };
    const page = visit(back, [
      answer(signInBySocial, () => ({ user: null, is_new: false, redirect, proof })),
    ]);
    await screen.findByText('maria@example.com');
    const before = reload(page, [answer(sendSignInCode, () => ({ resend_after: 60, expires_in: 600 }))]);
    await before.press('Send a code');
    await screen.findByLabelText('Code from the email');
    const after = reload(before, [
      answer(signInByCode, () => ({ user, is_new: false })),
      answer(linkSocialAccount, () => ({})),
    ]);
    await after.person.type(await screen.findByLabelText('Code from the email'), '123456{Enter}');
    await waitFor(() => expect(after.navigation.entries.at(-1)).toBe(redirect));
    expect(after.server.requestsOf(linkSocialAccount)[0]?.body).toEqual({ token: 'a-token' });
    expect(after.server.requestsOf(signInBySocial)).toHaveLength(1);
  });

  it('is not told that they refused after a reload that the sign-in did not survive', async () => {
    const first = visit(back, [refuse(signInBySocial, 41053, { message: 'Not verified.' })]);
    await screen.findByText('Not verified.');
    const page = reload(first);
    await screen.findByText(/^Signing in was interrupted here/);
    screen.getByRole('link', { name: 'Back to sign-in' });
    expect(page.server.requestsOf(signInBySocial)).toHaveLength(1);
  });

  it('is told when they said no there, and nothing is sent', async () => {
    const page = visit('/social-login?error=access_denied&state=a-state');
    await screen.findByText(/^You did not finish signing in there\./);
    const back = screen.getByRole('link', { name: 'Back to sign-in' });
    expect(back.getAttribute('href')).toBe(`/en/ph/get-started?redirect=${encodeURIComponent(redirect)}`);
    expect(page.server.requestsOf(signInBySocial)).toEqual([]);
  });

  it('is not told so when the provider itself failed', async () => {
    const page = visit('/social-login?error=server_error&state=a-state');
    await screen.findByText(/cannot be reached right now/);
    expect(page.server.requestsOf(signInBySocial)).toEqual([]);
  });

  it('can try again at a provider that failed, and choose another way', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = visit(back, [
      refuse(signInBySocial, 41272, { message: 'Your social account cannot be reached.' }),
      refuse(startSocialLogin, 41272, { message: 'Still not.' }),
    ]);
    await screen.findByText('Your social account cannot be reached.');
    const other = screen.getByRole('link', { name: 'Back to sign-in' });
    expect(other.getAttribute('href')).toBe(`/en/ph/get-started?redirect=${encodeURIComponent(redirect)}`);
    await page.press('Continue with Google');
    await screen.findByText('Still not.');
    page.server.use(answer(startSocialLogin, () => ({ url: 'https://provider.example/authorize' })));
    await page.press('Continue with Google');
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://provider.example/authorize', '_self'));
    expect(page.server.requestsOf(startSocialLogin)[0]?.body).toEqual({ social_type: 'google', redirect });
    expect([pendingProvider.read(), pendingProvider.returnTo()]).toEqual(['google', redirect]);
  });

  it('sees why the server refuses, and the way back', async () => {
    visit(back, [refuse(signInBySocial, 41053, { message: 'We could not verify your social account.' })]);
    await screen.findByText('We could not verify your social account.');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeTruthy();
  });
});
