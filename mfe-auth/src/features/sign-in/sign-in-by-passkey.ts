import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { signInByPasskey } from '@jobharbor/shared/contracts/calls/sign-in-by-passkey';
import { startPasskeySignIn } from '@jobharbor/shared/contracts/calls/start-passkey-sign-in';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { startAuthentication } from '@simplewebauthn/browser';

/** Nobody confirmed on the device, or it has no passkey of this site. */
export class PasskeyNotUsed extends Error {}

/**
 * Has the device sign in with a passkey. `isAutofill`: only when the person chooses one of those that the browser offers in
 * the email field, until when it is pending. Rejects with {@link PasskeyNotUsed}, or with the server's refusal.
 */
export async function askForPasskey(http: HttpClient, { isAutofill = false } = {}): Promise<SessionUser> {
  const { options } = await sendCall(http, startPasskeySignIn).catch((cause: unknown) => {
    // Nobody has asked for the offer, so nobody needs to hear that there is none.
    throw isAutofill ? new PasskeyNotUsed('', { cause }) : cause;
  });
  const credential = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
  }).catch((cause: unknown) => {
    throw new PasskeyNotUsed('', { cause });
  });
  return (await sendCall(http, signInByPasskey, { body: { credential } })).user;
}
