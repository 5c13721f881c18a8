import type { passkeyAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { PasskeySite } from './passkey-site.ts';

export interface PasskeyAssertion {
  response: z.output<typeof passkeyAnswer>;
  passkey: { credential_id: string; public_key: Buffer; counter: number };
  /** Uses the challenge up; false if it is not one for this caller. */
  takesChallenge: (challenge: string) => Promise<boolean>;
}

/** Verifies the assertion and returns its signature counter; throws 42132 if invalid. */
export async function verifyPasskey(
  site: PasskeySite,
  { response, passkey, takesChallenge }: PasskeyAssertion,
): Promise<number> {
  // Loaded with the first passkey: its 293 modules would slow each start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: takesChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (cause) {
    throw new ApiError(errorCode.passkeyFailed, { cause });
  }
  throw new ApiError(errorCode.passkeyFailed);
}
