import { AppError } from '@jobharbor/shared/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const address = '/jobseeker-login-redirect?redirectUrl=%2Fen%2Fph%2Fmy-jobs%2Fsaved';

describe('a visitor whom another site redirects after sign-in', () => {
  it('is taken to the page of redirectUrl', async () => {
    const { navigation } = visit(address, { 'GET /auth/session': () => ({ user: aUser() }) });
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
  });

  it('without a session signs in first, and the page of redirectUrl is kept', async () => {
    const { navigation } = visit(address, { 'GET /auth/session': () => ({ user: null }) });
    await waitFor(() =>
      expect(navigation.entries.at(-1)).toBe('/en/ph/get-started?redirect=%2Fen%2Fph%2Fmy-jobs%2Fsaved'),
    );
  });

  it('can retry when the session cannot be read', async () => {
    const { http, navigation, press } = visit(address, {
      'GET /auth/session': () => {
        throw new AppError(10001);
      },
    });
    await screen.findByText('No connection.');
    http.answer('GET /auth/session', () => ({ user: aUser() }));
    await press('Try again');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
  });
});
