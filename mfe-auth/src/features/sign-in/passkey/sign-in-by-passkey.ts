import { signInByPasskey } from '@jobharbor/shared/calls/auth/sign-in-by-passkey';
import { startPasskeySignIn } from '@jobharbor/shared/calls/auth/start-passkey-sign-in';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { keepProof } from '../../../common/sign-in-proof.ts';

/** Not confirmed on the device, or no passkey for this site. */
export class PasskeyNotUsed extends Error {}

/** Number of the newest WebAuthn ceremony, and the request that started it. */
let newest = 0;
let starting: Promise<unknown> = Promise.resolve();

/**
 * Signs in with a passkey (WebAuthn). `isAutofill`: conditional UI, pending until the person chooses a passkey in the
 * email field. Rejects with {@link PasskeyNotUsed}, or with the server's error. A later call cancels an earlier one,
 * because browser and server support one ceremony at a time.
 */
export async function requestPasskey(http: HttpClient, { isAutofill = false } = {}): Promise<SessionUser> {
  // Abort at once: an answer to the earlier ceremony would consume the challenge of the later one.
  WebAuthnAbortService.cancelCeremony();
  newest += 1;
  const ceremony = newest;
  const started = starting.then(() => sendCall(http, startPasskeySignIn));
  starting = started.catch(() => {});
  const { options } = await started.catch((cause: unknown) => {
    // Autofill was not requested by the person, so its absence is not reported.
    throw isAutofill ? new PasskeyNotUsed('', { cause }) : cause;
  });
  if (ceremony !== newest) throw new PasskeyNotUsed();
  const credential = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
  }).catch((cause: unknown) => {
    throw new PasskeyNotUsed('', { cause });
  });
  return keepProof(await sendCall(http, signInByPasskey, { body: { credential } })).user;
}
