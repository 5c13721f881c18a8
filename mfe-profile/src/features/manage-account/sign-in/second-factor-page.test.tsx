import { confirmAuthenticator } from '@jobharbor/shared/calls/auth/confirm-authenticator';
import { listOwnerFactors } from '@jobharbor/shared/calls/auth/list-owner-factors';
import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { startAuthenticator } from '@jobharbor/shared/calls/auth/start-authenticator';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../testing/builders.ts';
import { aProof, proveByPassword, type } from '../../../testing/open-account-settings.tsx';
import { visit } from '../../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

const recruiter = aUser({ role: 'recruiter', is_email_verify: true, is_profile_completed: true });
const app = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a', qr: { size: 1, path: 'M0 0' } };

const answers = [
  answer(listOwnerFactors, () => ({
    factors: ['password' as const],
    email: 'mei@example.com',
    phone_num: null,
  })),
  answer(proveOwner, () => ({ token: aProof, expires_in: 600 })),
  answer(startAuthenticator, () => app),
  answer(confirmAuthenticator, () => ({ recovery_codes: ['ABCD-EFGH'], user: recruiter })),
];

describe('a recruiter without an authenticator app', () => {
  const open = (redirect: string) =>
    visit(`/two-step-sign-in?redirect=${encodeURIComponent(redirect)}`, {
      answers,
      user: { ...recruiter, needs_second_factor: true },
    });

  async function setUp(page: ReturnType<typeof open>) {
    await screen.findByRole('heading', { level: 1, name: 'Set up two-step sign-in' });
    await page.press('Continue');
    await proveByPassword(page);
    await type(page, 'Code of the app', '123456');
    await page.press('Turn on');
    await screen.findByText('ABCD-EFGH');
    expect(page.session.getState().user).not.toHaveProperty('needs_second_factor');
    await page.press('I have kept them');
  }

  it('sets it up, sees the recovery codes, and is on the page that was wanted', async () => {
    const page = open('/en/ph/chat-home?tab=open');
    await setUp(page);
    expect(page.navigation.current()).toMatchObject({ pathname: '/en/ph/chat-home', search: '?tab=open' });
  });

  it.each(['//evil.example/en/ph', '/\\evil.example/en/ph', 'https://evil.example/en/ph', '/platform'])(
    'is not led by %s to another site',
    async (redirect) => {
      const page = open(redirect);
      await setUp(page);
      expect(page.navigation.current().pathname).toBe('/en/ph');
    },
  );

  it('may look around without it', async () => {
    const page = open('/en/ph/chat-home');
    await page.press('Cancel');
    expect(page.navigation.current().pathname).toBe('/en/ph');
  });
});

it('leads who has it on, and who must sign in first', async () => {
  const page = visit('/two-step-sign-in?redirect=%2Fen%2Fph%2Fprofile', { user: recruiter });
  await screen.findByRole('heading', { level: 1, name: 'Two-step sign-in is on' });
  await page.press('Go on');
  expect(page.navigation.current().pathname).toBe('/en/ph/profile');
});

it('leads a guest to sign in', async () => {
  visit('/two-step-sign-in', { user: null });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(
    `/en/ph/get-started?redirect=${encodeURIComponent('/en/ph/two-step-sign-in')}`,
  );
});
