import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { expect, it } from 'vitest';
import { landingPath } from './landing-path.ts';
import { returnPath } from './return-path.ts';

const base = '/en/ph';
const aUser = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  role: 'jobseeker',
  first_name: 'Mei',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
  ...more,
});

it.each([
  ['a complete profile', null, aUser(), '/en/ph/onsite-job'],
  ['an incomplete one', null, aUser({ is_profile_completed: false }), '/en/ph/jobseeker-complete-profile'],
  ['a page that was asked for', '/en/ph/jobs?q=a', aUser({ is_profile_completed: false }), '/en/ph/jobs?q=a'],
  ['the home page that was asked for', '/en/ph', aUser(), '/en/ph/onsite-job'],
  ['another site', 'https://evil.example/onsite-job', aUser(), '/en/ph/onsite-job'],
  ['another site without its scheme', '//evil.example', aUser(), '/en/ph/onsite-job'],
  ['another site behind a backslash', '/\\evil.example', aUser(), '/en/ph/onsite-job'],
  ['a script', 'javascript:alert(1)', aUser(), '/en/ph/onsite-job'],
  ['a recruiter', null, aUser({ role: 'recruiter' }), '/en/ph/redirect?site=employer'],
  ['a recruiter and a page that was asked for', '/en/ph/jobs', aUser({ role: 'recruiter' }), '/en/ph/jobs'],
  ['a job seeker at the employers’ site', '/redirect?site=employer', aUser(), '/en/ph/employers'],
  ['a guest', '/redirect?site=employer', aUser({ role: 'guest' }), '/en/ph/redirect?site=employer'],
  [
    'an admin without an authenticator app',
    null,
    aUser({ role: 'admin', needs_second_factor: true }),
    '/en/ph/two-step-sign-in?redirect=%2Fen%2Fph',
  ],
  [
    'a recruiter without an authenticator app',
    '/en/ph/redirect?site=employer',
    aUser({ role: 'recruiter', needs_second_factor: true }),
    '/en/ph/two-step-sign-in?redirect=%2Fen%2Fph%2Fredirect%3Fsite%3Demployer',
  ],
  ['nobody', null, null, '/en/ph'],
  [
    'an account that is to be deleted',
    '/en/ph/jobs',
    aUser({ deletion_due_at: 1_797_000_000 }),
    '/en/ph/cancel-deletion?redirect=%2Fen%2Fph%2Fjobs',
  ],
])('with %s leads to its page', (_, requested, user, page) => {
  expect(landingPath(returnPath(requested, base), base, user)).toBe(page);
});
