import { checkQrLogin } from '@jobharbor/shared/calls/auth/check-qr-login';
import { startQrLogin } from '@jobharbor/shared/calls/auth/start-qr-login';
import type { QrLoginStatus } from '@jobharbor/shared/contracts/sign-in/qr-login';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../../../testing/render-auth.tsx';

const address = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
let codes = 0;
const started = (expires_in = 120) =>
  answer(startQrLogin, () => {
    codes += 1;
    const token = `token-${codes}`;
    const url = `https://jobs.example/en/ph/qr-login#${token}`;
    return { token, url, qr: { size: 3, path: 'M0 0h1v1h-1z' }, expires_in };
  });
const stands = (status: QrLoginStatus) =>
  answer(checkQrLogin, () => ({ status, user: status === 'signed-in' ? aUser() : null }));

async function showCode(answers: readonly Answer[]) {
  const page = visit(address, answers);
  await page.person.click(await screen.findByRole('button', { name: 'Sign in with another device' }));
  await screen.findByRole('heading', { name: 'Sign in with another device' });
  return page;
}

describe('a visitor with a signed-in device at hand', () => {
  it('shows it a code, says what to do, and is back where they came from once it is approved', async () => {
    const page = await showCode([started(), stands('waiting')]);
    await screen.findByRole('img', { name: 'QR code for the device where you are signed in' });
    screen.getByText('Open the link and check that it describes this browser.');
    screen.getByText('The code works for another 2:00.');
    expect(document.activeElement?.tagName).toBe('H2');
    page.server.use(stands('signed-in'));
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'), {
      timeout: 5_000,
    });
    expect(page.session.getState().user?.id).toBe(7);
    // The shell refetches for another user, which must not show that somebody is signed in already.
    const asked = page.server.requestsOf(checkQrLogin).length;
    await page.environment.queryClient.invalidateQueries();
    expect(page.server.requestsOf(checkQrLogin)).toHaveLength(asked);
  });

  it('no longer shows the code once the other device has opened it', async () => {
    await showCode([started(), stands('seen')]);
    await screen.findByText('Confirm on your other device');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['refused', 'The other device refused. Nobody is signed in here.'],
    ['expired', 'This code has run out.'],
  ] as const)('reads that the code was %s, and shows a new one', async (status, text) => {
    const page = await showCode([started(), stands(status)]);
    await screen.findByText(text);
    page.server.use(stands('waiting'));
    await page.press('Show a new code');
    await screen.findByRole('img');
    expect(page.server.requestsOf(startQrLogin)).toHaveLength(2);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('sees the code run out without the server', async () => {
    await showCode([started(0), stands('waiting')]);
    await screen.findByRole('button', { name: 'Show a new code' }, { timeout: 5_000 });
  });

  it('passes a second step where the other device was not known', async () => {
    await showCode([started(), refuse(checkQrLogin, 42054)]);
    await screen.findByLabelText('Code of your authenticator app');
  });

  it('reads that the account is suspended', async () => {
    await showCode([started(), refuse(checkQrLogin, 41044, { message: 'Your account is suspended.' })]);
    await screen.findByText('Your account is suspended.');
  });

  it('returns to the email', async () => {
    const page = await showCode([started(), stands('waiting')]);
    await page.press('Use an email instead');
    screen.getByLabelText('Email');
  });
});
