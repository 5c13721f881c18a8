import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const connected = answer(listSocialProviders, () => ({ social_types: [], sites: ['employer' as const] }));
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('leads a visitor to an employer’s account, or to signing in to one', async () => {
  visit('/employers', [connected]);
  await screen.findByRole('heading', { level: 1, name: 'Hire with JobHarbor' });
  const create = await addressOf('Create an employer’s account');
  expect(create).toBe('/en/ph/get-started?mode=create&role=employer');
  const back = encodeURIComponent('/en/ph/redirect?site=employer');
  expect(await addressOf('Sign in')).toBe(`/en/ph/get-started?redirect=${back}`);
});

it('leads a recruiter on to the employer site', async () => {
  visit('/employers', [connected], aUser({ role: 'recruiter' }));
  expect(await addressOf('Go to the employer site')).toBe('/en/ph/redirect?site=employer');
});

it('says to a job seeker that recruiting needs another account', async () => {
  visit('/employers', [connected], aUser());
  await screen.findByText(/^You are signed in with an account that does not recruit/);
  expect(screen.queryByRole('link', { name: 'Create an employer’s account' })).toBeNull();
});

it('says where no employer site is connected', async () => {
  visit('/employers');
  await screen.findByText(/not connected here yet/);
});
