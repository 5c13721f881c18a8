import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const address = '/jobseeker-login-redirect?redirectUrl=%2Fen%2Fph%2Fmy-jobs%2Fsaved';

describe('a visitor whom another site redirects after sign-in', () => {
  it('is taken to the page of redirectUrl', async () => {
    const { navigation } = visit(address, [answer(getSession, () => ({ user: aUser() }))]);
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
  });

  it('leaves neither a session id nor the word about an app’s sheet in the address, which older sites add', async () => {
    const { navigation } = visit(`${address}&sessionid=abc123&isAppRedirectModalClosed=true`, [
      hangUp(getSession),
    ]);
    await screen.findByText('No connection.');
    expect(navigation.entries.at(-1)).toBe(`/en/ph${address}`);
  });

  it('is taken to a whole address of this site, and by a hand-off to one of another', async () => {
    const user = answer(getSession, () => ({ user: aUser() }));
    const own = visit(`/jobseeker-login-redirect?redirectUrl=${window.location.origin}/en/ph/my-jobs/saved`, [
      user,
    ]);
    await waitFor(() => expect(own.navigation.entries.at(-1)).toBe('/en/ph/my-jobs/saved'));
    own.unmount();
    const handOff = refuse(startHandOff, 42263);
    const other = visit('/jobseeker-login-redirect?redirectUrl=https://resumes.example/a', [user, handOff]);
    await waitFor(() =>
      expect(other.server.requestsOf(startHandOff)[0]?.body).toEqual({ to: 'https://resumes.example/a' }),
    );
  });

  it.each(['//evil.example/en/ph/jobs', '/\\evil.example', 'javascript:alert(1)', '/%5Cevil.example'])(
    'is taken to the default page in place of %s',
    async (redirectUrl) => {
      const page = visit(`/jobseeker-login-redirect?redirectUrl=${encodeURIComponent(redirectUrl)}`, [
        answer(getSession, () => ({ user: aUser({ is_profile_completed: true }) })),
      ]);
      await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/onsite-job'));
    },
  );

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
