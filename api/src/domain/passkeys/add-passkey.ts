import { brand } from '@jobharbor/shared/brand';
import { type newPasskey, type Passkey, passkeyLimits } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import type { Account } from '../accounts/account-repository.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { describeBrowser } from '../devices/describe-browser.ts';
import * as passkeys from './passkey-repository.ts';
import type { PasskeySite } from './passkey-site.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/** Ed25519, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257];

/** WebAuthn creation options. */
export async function startPasskey({ db }: Pick<Services, 'db'>, request: SettingRequest, site: PasskeySite) {
  const account = await ownAccount(db, request.session);
  const existing = await passkeys.findCredentialIds(db, account.id);
  if (existing.length >= passkeyLimits.count) throw tooMany();
  // Loaded with the first passkey: its 293 modules would slow each start.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site.host,
    userID: new Uint8Array(Buffer.from(String(account.id))),
    userName: account.email ?? account.phone_num ?? account.first_name,
    supportedAlgorithmIDs: algorithms,
    userDisplayName: personName(account),
  });
  await passkeys.saveChallenge(db, challenge, { accountId: account.id }, request.now);
  return {
    challenge,
    rp: { id: site.host, name: brand.name },
    user,
    pubKeyCredParams,
    timeout: 300_000,
    attestation: 'none' as const,
    excludeCredentials: existing.map((id) => ({ id, type: 'public-key' as const })),
    // Found without the person's address, and unlocked by them: a passkey is both factors.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

/** Stores a new passkey, named after the browser, and notifies the owner. */
export async function createPasskey(
  { db, ...services }: Services,
  request: SettingRequest,
  site: PasskeySite,
  response: z.output<typeof newPasskey>,
): Promise<Passkey> {
  const { now, origin } = request;
  const account = await ownAccount(db, request.session);
  const credential = await verify(db, account, site, response, now);
  const { browser, system } = describeBrowser(origin.userAgent);
  return db.transaction().execute(async (tx) => {
    // Passkeys that are added at once are counted one after the other.
    await tx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute();
    if ((await passkeys.findCredentialIds(tx, account.id)).length >= passkeyLimits.count) throw tooMany();
    const before = await readSignInMethods(tx, account.id);
    const made = await passkeys.insertPasskey(tx, {
      account_id: account.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      name: [browser, system].filter(Boolean).join(' · ') || site.host,
      created_at: now,
    });
    if (made === null) throw new ApiError(errorCode.passkeyFailed);
    await announceChange(tx, services, { ...request, event: 'passkey-added', account, before });
    return made;
  });
}

async function verify(
  db: Services['db'],
  account: Account,
  site: PasskeySite,
  response: z.output<typeof newPasskey>,
  now: Date,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => passkeys.takeChallenge(db, challenge, { accountId: account.id }, now),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified) return registrationInfo.credential;
  } catch (cause) {
    throw new ApiError(errorCode.passkeyFailed, { cause });
  }
  throw new ApiError(errorCode.passkeyFailed);
}

/** Removes a passkey and notifies the owner; false if the account has none with that id. */
export async function removePasskey(
  { db, ...services }: Services,
  request: SettingRequest,
  id: number,
): Promise<boolean> {
  const account = await ownAccount(db, request.session);
  return db.transaction().execute(async (tx) => {
    const before = await readSignInMethods(tx, account.id);
    const wasOwn = await passkeys.deletePasskey(tx, account.id, id);
    if (wasOwn) await announceChange(tx, services, { ...request, event: 'passkey-removed', account, before });
    return wasOwn;
  });
}

const tooMany = () => new ApiError(errorCode.passkeyLimit);
