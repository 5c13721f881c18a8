import type { passkeyAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import * as passkeys from '../passkeys/passkey-repository.ts';
import type { PasskeySite } from '../passkeys/passkey-site.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';

const ofAccount = { limit: 60, seconds: 900 };

/** WebAuthn request options for a passkey of the account. */
export async function startPasskeyProof(
  db: Db,
  site: PasskeySite,
  { session: { accountId }, now }: SettingRequest,
) {
  await consumeAttempt(db, { key: `passkey-proof:${accountId}`, ...ofAccount }, now);
  // Loaded with the first passkey: its 293 modules would slow each start.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge } = await generateAuthenticationOptions({ rpID: site.host });
  await passkeys.saveChallenge(db, challenge, { accountId }, now);
  return { challenge, rpId: site.host, timeout: 300_000, userVerification: 'required' as const };
}

/** Throws 42132 unless a passkey of the account has signed its challenge. */
export async function checkPasskeyProof(
  db: Db,
  site: PasskeySite,
  { session: { accountId }, now }: SettingRequest,
  response: z.output<typeof passkeyAnswer>,
): Promise<void> {
  const passkey = await passkeys.findCredential(db, response.id);
  if (passkey?.account_id !== accountId) throw new ApiError(errorCode.passkeyFailed);
  const takesChallenge = (challenge: string) => passkeys.takeChallenge(db, challenge, { accountId }, now);
  const counter = await verifyPasskey(site, { response, passkey, takesChallenge });
  if (!(await passkeys.recordPasskeyUse(db, { id: passkey.id, counter, now })))
    throw new ApiError(errorCode.passkeyFailed);
}
