import type { passkeyAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import { findAccount } from '../accounts/account-repository.ts';
import type { Caller, SignedIn } from '../sign-in/caller.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import * as passkeys from './passkey-repository.ts';
import type { PasskeySite } from './passkey-site.ts';
import { verifyPasskey } from './verify-passkey.ts';

const ofPlace = { limit: 200, seconds: 900 };

/** WebAuthn request options for any passkey of this site. */
export async function startPasskeySignIn(
  db: Db,
  site: PasskeySite,
  { browser, place, now }: { browser: string; place: string; now: Date },
) {
  await consumePlaceAttempt(db, { name: 'passkey', place, ...ofPlace }, now);
  // Loaded with the first passkey: its 293 modules would slow each start.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge } = await generateAuthenticationOptions({ rpID: site.host });
  await passkeys.saveChallenge(db, challenge, { browser }, now);
  return { challenge, rpId: site.host, timeout: 300_000, userVerification: 'required' as const };
}

/** Signs in with a passkey assertion for this browser's challenge; counts as both factors. */
export async function signInByPasskey(
  db: Db,
  site: PasskeySite,
  { response, browser }: { response: z.output<typeof passkeyAnswer>; browser: string | null },
  caller: Caller,
): Promise<SignedIn> {
  const { now } = caller;
  await consumePlaceAttempt(db, { name: 'passkey-answer', place: caller.place, ...ofPlace }, now);
  if (caller.session !== null && caller.session.role !== 'guest')
    throw new ApiError(errorCode.alreadySignedIn);
  const passkey = await passkeys.findCredential(db, response.id);
  const account = passkey && (await findAccount(db, passkey.account_id));
  if (passkey === undefined || account === undefined) throw new ApiError(errorCode.passkeyUnknown);
  caller.identify(account.id);
  // The user that was told to the authenticator when the passkey was made; older ones keep none (WebAuthn 7.2, step 6).
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== String(account.id))
    throw new ApiError(errorCode.passkeyFailed);
  const counter = await verifyPasskey(site, {
    response,
    passkey,
    takesChallenge: async (challenge) =>
      browser !== null && (await passkeys.takeChallenge(db, challenge, { browser }, now)),
  });
  if (!(await passkeys.recordPasskeyUse(db, { id: passkey.id, counter, now })))
    throw new ApiError(errorCode.passkeyFailed);
  await refuseSuspended(db, account);
  return openSession(db, account, caller, { isProved: true });
}
