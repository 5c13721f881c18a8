import { AppError } from '@jobharbor/shared/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../testing/render-auth.tsx';

const way = '/jobseeker-login-redirect?redirectUrl=%2Fen%2Fph%2Fmy-jobs%2Fsaved';

describe('a person whom another site hands over', () => {
  it('goes on to the page that was meant', async () => {
    const { navigation } = visit(way, { 'GET /auth/session': () => ({ user: aUser() }) });
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
  });

  it('signs in first when nobody knows them, and keeps the way', async () => {
    const { navigation } = visit(way, { 'GET /auth/session': () => ({ user: null }) });
    await waitFor(() =>
      expect(navigation.entries.at(-1)).toBe('/en/ph/get-started?redirect=%2Fen%2Fph%2Fmy-jobs%2Fsaved'),
    );
  });

  it('can try again when nobody answers', async () => {
    const { http, navigation, press } = visit(way, {
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
