import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../testing/render-auth.tsx';

it('names the ways that did not load, asks for them once more at most, and offers the others', async () => {
  const { server, person } = visit('/get-started', [refuse(listSocialProviders, errorCode.internal)]);
  await screen.findByText('Some ways to sign in did not load', undefined, { timeout: 5_000 });
  const asked = server.requestsOf(listSocialProviders).length;
  expect(asked).toBeLessThanOrEqual(2);
  screen.getByRole('button', { name: 'Continue as a guest' });
  server.use(answer(listSocialProviders, () => ({ social_types: ['google' as const] })));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /Google/ });
  expect(server.requestsOf(listSocialProviders)).toHaveLength(asked + 1);
});
