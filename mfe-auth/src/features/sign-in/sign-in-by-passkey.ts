import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { signInByPasskey } from '@jobharbor/shared/contracts/calls/sign-in-by-passkey';
import { startPasskeySignIn } from '@jobharbor/shared/contracts/calls/start-passkey-sign-in';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

/** Nobody confirmed on the device, or it has no passkey of this site. */
export class PasskeyNotUsed extends Error {}

/** The newest ceremony's number, and the request that starts it. */
let newest = 0;
let starting: Promise<unknown> = Promise.resolve();

/**
 * Has the device sign in with a passkey. `isAutofill`: only when the person chooses one of those that the browser offers in
 * the email field, until when it is pending. Rejects with {@link PasskeyNotUsed}, or with the server's refusal. A later
 * call takes the place of an earlier one: browser and server know one ceremony at a time.
 */
export async function askForPasskey(http: HttpClient, { isAutofill = false } = {}): Promise<SessionUser> {
  // At once: an answer to the earlier one would use up the later one's challenge.
  WebAuthnAbortService.cancelCeremony();
  newest += 1;
  const ceremony = newest;
  const started = starting.then(() => sendCall(http, startPasskeySignIn));
  starting = started.catch(() => {});
  const { options } = await started.catch((cause: unknown) => {
    // Nobody has asked for the offer, so nobody needs to hear that there is none.
    throw isAutofill ? new PasskeyNotUsed('', { cause }) : cause;
  });
  if (ceremony !== newest) throw new PasskeyNotUsed();
  const credential = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
  }).catch((cause: unknown) => {
    throw new PasskeyNotUsed('', { cause });
  });
  return (await sendCall(http, signInByPasskey, { body: { credential } })).user;
}
