import { startPasskeySignIn } from '@jobharbor/shared/calls/start-passkey-sign-in';
import { createHttp } from '@jobharbor/shared/http';
import { latch, testServer } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { expect, it, vi } from 'vitest';
import { askForPasskey, PasskeyNotUsed } from './sign-in-by-passkey.ts';

const options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required' as const,
};

it('asks the device for the button alone, when it is pressed while the browser’s offer begins', async () => {
  const get = vi.fn((_options: CredentialRequestOptions) => Promise.reject(new Error('cancelled')));
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
  vi.stubGlobal('navigator', { credentials: { get } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  const first = latch();
  testServer().use(
    answer(startPasskeySignIn, async () => {
      if (testServer().requestsOf(startPasskeySignIn).length === 1) await first.released;
      return { options };
    }),
  );
  const http = createHttp({ baseUrl: testServer().url, headers: () => ({}) });

  const offer = askForPasskey(http, { isAutofill: true });
  const pressed = askForPasskey(http);
  first.release();
  await expect(offer).rejects.toBeInstanceOf(PasskeyNotUsed);
  await expect(pressed).rejects.toBeInstanceOf(PasskeyNotUsed);
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([undefined]);
});
