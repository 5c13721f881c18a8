import { startPasskeySignIn } from '@jobharbor/shared/calls/auth/start-passkey-sign-in';
import { createHttp } from '@jobharbor/shared/http';
import { latch, testServer } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { PasskeyNotUsed, requestPasskey } from './sign-in-by-passkey.ts';

const options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required' as const,
};

const get = vi.fn<(options: CredentialRequestOptions) => Promise<never>>();
beforeEach(() => {
  get.mockReset();
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
  vi.stubGlobal('navigator', { credentials: { get } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
});

/** Makes the server hold back its answer to the nth request until the test releases it. */
function holdAnswer(number: number): () => void {
  const held = latch();
  testServer().use(
    answer(startPasskeySignIn, async () => {
      if (testServer().requestsOf(startPasskeySignIn).length === number) await held.released;
      return { options };
    }),
  );
  return () => held.release();
}

const client = () => createHttp({ baseUrl: testServer().url, headers: () => ({}) });

it('asks the device for the button alone, when it is pressed while the browser’s offer begins', async () => {
  get.mockRejectedValue(new Error('cancelled'));
  const release = holdAnswer(1);
  const http = client();
  const offer = requestPasskey(http, { isAutofill: true });
  const pressed = requestPasskey(http);
  release();
  await expect(offer).rejects.toBeInstanceOf(PasskeyNotUsed);
  await expect(pressed).rejects.toBeInstanceOf(PasskeyNotUsed);
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([undefined]);
});

it('ends the browser’s offer at the press of the button, before the server has answered it', async () => {
  get.mockReturnValueOnce(new Promise(() => {})).mockRejectedValue(new Error('cancelled'));
  const release = holdAnswer(2);
  const http = client();
  void requestPasskey(http, { isAutofill: true });
  await expect.poll(() => get).toHaveBeenCalledOnce();
  const pressed = requestPasskey(http);
  expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  release();
  await expect(pressed).rejects.toBeInstanceOf(PasskeyNotUsed);
});
