import { endOtherDevices } from '@jobharbor/shared/calls/auth/end-other-devices';
import { listOwnerFactors } from '@jobharbor/shared/calls/auth/list-owner-factors';
import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { requestEmailChange } from '@jobharbor/shared/calls/data/request-email-change';
import { sendOwnerCode } from '@jobharbor/shared/calls/jobseeker-account/send-owner-code';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, hangUp, Refusal, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProof, open, proofsOf, proveByPassword, type } from '../../testing/open-account-settings.tsx';

beforeEach(() => localStorage.clear());

const dialog = () => screen.queryByRole('dialog', { name: 'Confirm that it is you' });
const endOthers = answer(endOtherDevices, () => ({}));
const factors = (...names: ('password' | 'passkey' | 'email' | 'phone')[]) =>
  answer(listOwnerFactors, () => ({
    factors: names,
    email: 'amihan@example.com',
    phone_num: '+639171234567',
  }));

describe('a person who is asked whether the account is theirs', () => {
  it('can say no: nothing is sent, what was typed stays, and the focus is back', async () => {
    const page = open();
    await page.press('Change email');
    await type(page, /^New email/, 'new@example.com');
    await page.press('Send code');
    await screen.findByLabelText(/^Current password/);
    await page.person.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(page.server.requestsOf(requestEmailChange)).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>(/^New email/).value).toBe('new@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
    await page.press('Send code');
    await screen.findByLabelText(/^Current password/);
  });

  it('chooses another way, gets a code, and another one, with the reason where none is sent', async () => {
    const page = open([endOthers, factors('password', 'phone'), hangUp(sendOwnerCode)]);
    await page.press('Sign out on all other devices');
    await page.press(/^Text a code to/);
    await page.press(/^Text a code to/);
    await screen.findByText('No connection.');
    page.server.use(answer(sendOwnerCode, () => ({ resend_after: 60, expires_in: 600 })));
    await page.press(/^Text a code to/);
    await screen.findAllByText(/^We sent a code to .*639171234567/);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Code/));
    page.server.use(
      refuse(sendOwnerCode, errorCode.tooManyAttempts, { message: 'Wait a minute.', retryAfter: 60 }),
    );
    await page.press('Send me another code');
    await screen.findByText('Wait a minute.');
    page.server.use(refuse(proveOwner, 41040, { fields: { otp: ['Wrong.'] } }));
    await type(page, /^Code/, '١٢٣ ٤٥٦{Enter}');
    await screen.findByText('Wrong.');
    page.server.use(answer(proveOwner, () => ({ token: aProof, expires_in: 600 })));
    await page.press('Confirm');
    await screen.findAllByText('All other devices are signed out.');
    expect(page.server.requestsOf(proveOwner).at(-1)?.body).toEqual({ otp: '123456' });
    expect(dialog()).toBeNull();
  });

  it('is asked again where the server no longer knows the proof, once', async () => {
    let isKnown = false;
    const page = open([
      answer(endOtherDevices, () => {
        if (!isKnown) throw new Refusal(errorCode.ownerProofNeeded);
        return {};
      }),
    ]);
    await page.press('Sign out on all other devices');
    await proveByPassword(page);
    await waitFor(() => expect(page.server.requestsOf(endOtherDevices)).toHaveLength(1));
    isKnown = true;
    await proveByPassword(page);
    await screen.findAllByText('All other devices are signed out.');
    expect(proofsOf(page, endOtherDevices)).toEqual([aProof, aProof]);
  });

  it('without any way is led to the confirmation of the address', async () => {
    const page = open([factors()]);
    await page.press('Sign out on all other devices');
    await screen.findByText(/^We cannot tell yet that this account is yours/);
    expect(screen.getByRole('link', { name: 'Confirm or change' }).getAttribute('href')).toBe(
      '/en/ph/confirm-email?redirect=/en/ph/account-settings',
    );
  });

  it('with a passkey is offered what this browser supports', async () => {
    const page = open([factors('passkey', 'email')]);
    await page.press('Sign out on all other devices');
    await screen.findByRole('button', { name: /^Send a code to/ });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  it('can retry when the ways cannot be read', async () => {
    const page = open([endOthers, hangUp(listOwnerFactors)]);
    await page.press('Sign out on all other devices');
    await screen.findByText('No connection.');
    page.server.use(factors('password'));
    await page.press('Try again');
    await proveByPassword(page);
    await screen.findAllByText('All other devices are signed out.');
  });
});
