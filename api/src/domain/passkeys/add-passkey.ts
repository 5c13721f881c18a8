import { brand } from '@jobharbor/shared/brand';
import type { newPasskey, Passkey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { ownAccount } from '../account-settings/current-password.ts';
import { proveOwner } from '../account-settings/prove-owner.ts';
import type { SettingRequest } from '../account-settings/setting-request.ts';
import type { Account } from '../accounts/account-repository.ts';
import { describeBrowser } from '../devices/describe-browser.ts';
import * as passkeys from './passkey-repository.ts';
import type { PasskeySite } from './passkey-site.ts';

type Services = Pick<Dependencies, 'db' | 'queue'>;

/** Ed25519, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257];

/** Passkeys of one account: more than anybody has devices. */
const maxCount = 20;

/** WebAuthn creation options, after the owner's password was verified. */
export async function startPasskey(
  { db }: Pick<Services, 'db'>,
  request: SettingRequest,
  site: PasskeySite,
  password: string | undefined,
) {
  const account = await proveOwner(db, request, password);
  const existing = await passkeys.findCredentialIds(db, account.id);
  if (existing.length >= maxCount) throw tooMany();
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site.host,
    userID: new Uint8Array(Buffer.from(String(account.id))),
    userName: account.email ?? account.phone_num ?? account.first_name,
    supportedAlgorithmIDs: algorithms,
    userDisplayName: `${account.first_name} ${account.last_name}`.trim(),
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
  { db, queue }: Services,
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
    if ((await passkeys.findCredentialIds(tx, account.id)).length >= maxCount) throw tooMany();
    const made = await passkeys.insertPasskey(tx, {
      account_id: account.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      name: [browser, system].filter(Boolean).join(' · ') || site.host,
      created_at: now,
    });
    if (made === null) throw new ApiError(errorCode.passkeyFailed);
    await notifyOfPasskey({ tx, queue }, account, request, 'passkey-added');
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

/** Removes a passkey after the password check and notifies the owner; false if the account has none with that id. */
export async function removePasskey(
  { db, queue }: Services,
  request: SettingRequest,
  id: number,
  password: string | undefined,
): Promise<boolean> {
  const account = await proveOwner(db, request, password);
  return db.transaction().execute(async (tx) => {
    const wasOwn = await passkeys.deletePasskey(tx, account.id, id);
    if (wasOwn) await notifyOfPasskey({ tx, queue }, account, request, 'passkey-removed');
    return wasOwn;
  });
}

async function notifyOfPasskey(
  { tx, queue }: { tx: Services['db']; queue: Services['queue'] },
  account: Account,
  { origin, language, now }: SettingRequest,
  event: 'passkey-added' | 'passkey-removed',
): Promise<void> {
  await insertAccountEvent(tx, { accountId: account.id, event, origin, now });
  if (account.email === null) return;
  const data = { time: writeTime(language, now) };
  await sendMail(tx, queue, { template: event, to: account.email, language, data, now });
}

const tooMany = () => new ApiError(errorCode.passkeyLimit);
