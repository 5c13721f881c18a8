import { getSession } from '@jobharbor/shared/contracts/calls/get-session';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const address = '/jobseeker-login-redirect?redirectUrl=%2Fen%2Fph%2Fmy-jobs%2Fsaved';

describe('a visitor whom another site redirects after sign-in', () => {
  it('is taken to the page of redirectUrl', async () => {
    const { navigation } = visit(address, [answer(getSession, () => ({ user: aUser() }))]);
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
  });

  it('without a session signs in first, and the page of redirectUrl is kept', async () => {
    const { navigation } = visit(address, [answer(getSession, () => ({ user: null }))]);
    await waitFor(() =>
      expect(navigation.entries.at(-1)).toBe('/en/ph/get-started?redirect=%2Fen%2Fph%2Fmy-jobs%2Fsaved'),
    );
  });

  it('can retry when the session cannot be read', async () => {
    const { server, navigation, press } = visit(address, [hangUp(getSession)]);
    await screen.findByText('No connection.');
    server.use(answer(getSession, () => ({ user: aUser() })));
    await press('Try again');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
  });
});
