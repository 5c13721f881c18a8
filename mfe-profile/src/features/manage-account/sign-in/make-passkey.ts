import { createPasskey } from '@jobharbor/shared/calls/auth/create-passkey';
import { startPasskey } from '@jobharbor/shared/calls/auth/start-passkey';
import type { Passkey } from '@jobharbor/shared/contracts/sign-in/passkey';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { OwnerProof } from '../../../common/owner-proof/owner-proof-context.tsx';
import { withProof } from '../../../common/owner-proof/use-proven-send.ts';

/** Why no passkey was created; `cancelled` by the person, or timed out. */
export class PasskeyNotMade extends Error {
  readonly reason: 'cancelled' | 'exists' | 'failed';

  constructor(reason: PasskeyNotMade['reason'], cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Has the device make a passkey, and stores it. Rejects with {@link PasskeyNotMade}, or with the server's refusal. */
export async function makePasskey(http: HttpClient, proof: OwnerProof): Promise<Passkey> {
  const { options } = await withProof(proof, (ownerProof) =>
    sendCall(http, startPasskey, { body: {}, ownerProof }),
  );
  const credential = await startRegistration({ optionsJSON: options }).catch((cause: unknown) => {
    throw new PasskeyNotMade(reasonOf(cause), cause);
  });
  return sendCall(http, createPasskey, { body: { credential } });
}

function reasonOf(cause: unknown): PasskeyNotMade['reason'] {
  if (cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'exists';
  const name = cause instanceof Error ? cause.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
