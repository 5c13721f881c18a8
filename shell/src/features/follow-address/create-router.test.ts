import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { createSessionStore } from '@jobharbor/shared/session';
import { expect, it } from 'vitest';
import { createRouter, type RouterParts } from './create-router.ts';

const user: SessionUser = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Mei',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

const wellKnown = {
  signIn: '/get-started',
  cancelDeletion: '/cancel-deletion',
  secondFactor: '/two-step-sign-in',
};

/** Where the router redirects from a page with this access; null if the page is shown. */
async function leadsTo(access: 'public' | 'protected', signedIn: SessionUser | null, path = '/profile') {
  let next: string | null = null;
  const parts = {
    navigation: {
      current: () => ({ pathname: `/en/ph${path}`, search: '', hash: '' }),
      navigate: (address: string) => {
        next = address;
      },
      subscribe: () => () => undefined,
    },
    registry: {
      contracts: [{ wellKnown }],
      match: () => ({ remote: 'mfe-profile', route: { path, access } }),
      entryOf: () => ({}),
    },
    outlet: { show: async () => undefined, clear: async () => undefined },
    session: createSessionStore(signedIn),
    initial: { status: 'not-found' },
    setLocale: async () => undefined,
    onPageChange: () => undefined,
    onOwnScreen: () => undefined,
  } as unknown as RouterParts;
  await createRouter(parts).go();
  return next;
}

it.each([
  ['a guest to sign in', null, '/en/ph/get-started?redirect=%2Fen%2Fph%2Fprofile'],
  [
    'who has asked for deletion to the choice of keeping the account',
    { ...user, deletion_due_at: 1_797_000_000 },
    '/en/ph/cancel-deletion?redirect=%2Fen%2Fph%2Fprofile',
  ],
  [
    'a recruiter without an authenticator app to its set-up',
    { ...user, role: 'recruiter' as const, needs_second_factor: true as const },
    '/en/ph/two-step-sign-in?redirect=%2Fen%2Fph%2Fprofile',
  ],
  ['nobody else away', user, null],
])('a page that needs an account leads %s', async (_, signedIn, address) => {
  expect(await leadsTo('protected', signedIn)).toBe(address);
});

it('a public page opens for everybody', async () => {
  expect(await leadsTo('public', null)).toBeNull();
  expect(await leadsTo('public', { ...user, deletion_due_at: 1_797_000_000 })).toBeNull();
});
