import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { signInAsGuest } from '@jobharbor/shared/calls/auth/sign-in-as-guest';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../../../testing/render-auth.tsx';

const address = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const guest = aUser({ id: 9, role: 'guest', first_name: '' });
const startsSession = answer(signInAsGuest, () => ({ user: guest }));

describe('a visitor who continues as a guest', () => {
  it('gets a guest session and returns to the page that they came from', async () => {
    const { server, navigation, press } = visit(address, [startsSession]);
    await press('Continue as a guest');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(server.requestsOf(signInAsGuest)[0]?.body).toEqual({
      guest_role: 'jobseeker',
      country_id: 1,
      language_id: 1,
      device_type: 'web',
    });
  });

  it('returns to the page with the session that they have, when they are a guest already', async () => {
    const { navigation, press } = visit(address, [
      refuse(signInAsGuest, 40007, { message: 'Signed in already.' }),
      answer(getSession, () => ({ user: guest })),
    ]);
    await press('Continue as a guest');
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
  });

  it('stays and reads why, when the page that they came from needs an account', async () => {
    const { navigation, press } = visit(address, [startsSession]);
    // Redirects as the shell does for a visitor on a protected page.
    navigation.subscribe(() => {
      if (navigation.current().pathname.endsWith('/cook-12')) navigation.navigate(`/en/ph${address}`);
    });
    await press('Continue as a guest');
    await screen.findByText(/needs an account/);
  });

  it('sees the error and can try again', async () => {
    const { press } = visit(address, [hangUp(signInAsGuest)]);
    await press('Continue as a guest');
    expect((await screen.findByRole('alert')).textContent).toBe('No connection.');
    screen.getByRole('button', { name: 'Continue as a guest' });
  });

  it('leaves by the back link, to the home page when the page that they came from needs an account', async () => {
    const { navigation, person } = visit(address);
    navigation.subscribe(() => {
      if (navigation.current().pathname.endsWith('/cook-12')) navigation.navigate(`/en/ph${address}`);
    });
    await person.click(screen.getByRole('link', { name: 'Back to where you were' }));
    expect(navigation.entries).toContain('/en/ph/job/cook-12');
    expect(navigation.entries.at(-1)).toBe('/en/ph');
  });
});
