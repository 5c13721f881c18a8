import { startPasskeySignIn } from '@jobharbor/shared/calls/auth/start-passkey-sign-in';
import { latch, renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { texts } from '../../../testing/render-auth.tsx';
import { PasskeyButton } from './passkey-button.tsx';

it('keeps asking the device once the browser says that it offers passkeys in the field', async () => {
  const support = latch();
  const get = vi.fn(({ signal: _ }: CredentialRequestOptions) => new Promise<never>(() => {}));
  const isConditionalMediationAvailable = () => support.released.then(() => true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const options = {
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 60_000,
    userVerification: 'required' as const,
  };
  renderRemote(() => <PasskeyButton onSignedIn={() => {}} />, {
    texts,
    answers: [answer(startPasskeySignIn, () => ({ options }))],
  });
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
  support.release();
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(false);
  Reflect.deleteProperty(navigator, 'credentials');
});
