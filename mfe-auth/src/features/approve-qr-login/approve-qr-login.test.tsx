import { decideQrLogin } from '@jobharbor/shared/calls/auth/decide-qr-login';
import { describeQrLogin } from '@jobharbor/shared/calls/auth/describe-qr-login';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const token = 'a-token-of-a-code';
const described = answer(describeQrLogin, () => ({
  browser: 'Firefox',
  system: 'Linux',
  kind: 'desktop' as const,
  address: '203.0.113.9',
  country_key: 'ph',
  asked_at: 1_700_000_000,
  expires_in: 100,
  is_same_network: false,
}));
const decided = answer(decideQrLogin, () => ({}));
afterEach(() => sessionStorage.clear());

describe('who scans the code on a signed-in device', () => {
  it('sees browser, place and time, approves once, and the token is in no address', async () => {
    const page = visit(`/qr-login#${token}`, [described, decided], aUser());
    await screen.findByText('203.0.113.9');
    screen.getByText(/Firefox.* on .*Linux/);
    screen.getByText(/Philippines/);
    screen.getByText('Another network than this device’s');
    await page.person.dblClick(screen.getByRole('button', { name: 'Yes, sign it in' }));
    await screen.findByRole('heading', { name: 'The other device is signed in' });
    expect(document.activeElement?.tagName).toBe('H1');
    expect(page.server.requestsOf(decideQrLogin).map(({ body }) => body)).toEqual([
      { token, is_approved: true },
    ]);
    expect(page.navigation.entries.slice(1).join()).not.toContain(token);
    expect(sessionStorage.length).toBe(0);
  });

  it('decides on a second code that is opened in the same tab', async () => {
    const page = visit(`/qr-login#${token}`, [described, decided], aUser());
    await page.person.click(await screen.findByRole('button', { name: 'No, refuse' }));
    await screen.findByRole('heading', { name: 'Refused' });
    act(() => page.navigation.navigate('/en/ph/qr-login#another'));
    await page.person.click(await screen.findByRole('button', { name: 'Yes, sign it in' }));
    await screen.findByRole('heading', { name: 'The other device is signed in' });
    expect(page.server.requestsOf(decideQrLogin).map(({ body }) => body)).toEqual([
      { token, is_approved: false },
      { token: 'another', is_approved: true },
    ]);
  });

  it('refuses it', async () => {
    const page = visit(`/qr-login#${token}`, [described, decided], aUser());
    await page.person.click(await screen.findByRole('button', { name: 'No, refuse' }));
    await screen.findByRole('heading', { name: 'Refused' });
    expect(page.server.requestsOf(decideQrLogin)[0]?.body).toEqual({ token, is_approved: false });
  });

  it('can answer again after a failure', async () => {
    const page = visit(`/qr-login#${token}`, [described, refuse(decideQrLogin, 50001)], aUser());
    await page.person.click(await screen.findByRole('button', { name: 'Yes, sign it in' }));
    await screen.findByRole('alert');
    page.server.use(decided);
    await page.press('Yes, sign it in');
    await screen.findByRole('heading', { name: 'The other device is signed in' });
  });

  it('reads that the code has run out, before and after the answer', async () => {
    const dead = { message: 'This QR code no longer works.' };
    const page = visit(`/qr-login#${token}`, [described, refuse(decideQrLogin, 42260, dead)], aUser());
    await page.person.click(await screen.findByRole('button', { name: 'Yes, sign it in' }));
    await screen.findByRole('heading', { name: 'This code does not work' });
    screen.getByText('This QR code no longer works.');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('who scans it on a device that is not signed in', () => {
  it('signs in first, and is told of the browser afterwards', async () => {
    const guest = visit(`/qr-login#${token}`, []);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toContain(
      `/get-started?redirect=${encodeURIComponent('/en/ph/qr-login')}`,
    );
    guest.unmount();
    const page = visit('/qr-login', [described, decided], aUser());
    await screen.findByText('203.0.113.9');
    expect(page.server.requestsOf(describeQrLogin)[0]?.body).toEqual({ token });
  });
});
