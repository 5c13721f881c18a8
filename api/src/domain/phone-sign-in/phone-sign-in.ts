import type { LanguageTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { releasePhone } from '../account-settings/release-phone.ts';
import { type Account, insertAccount } from '../accounts/account-repository.ts';
import { findAccountByPhone } from '../accounts/claim-phone.ts';
import { checkCode, consumeCodeRequest, generateCode, useCode } from '../codes/one-time-codes.ts';
import { consumeRangeQuota, requireSms, smsCode } from '../codes/phone-codes.ts';
import type { Caller, SignedIn } from '../sign-in/caller.ts';
import { type Newcomer, newcomerColumns } from '../sign-in/newcomer.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface PhoneNewcomer extends Newcomer {
  acceptsTerms: boolean;
}

export interface PhoneSignIn extends SignedIn {
  /** The number had no account before. */
  isNew: boolean;
}

const codeOf = (phone: string, now: Date) => ({ purpose: 'phone-sign-in', subject: phone, now }) as const;

/**
 * Sends a code to the number, whether or not it has an account. The same steps for both, so that neither answer nor time
 * reveals it (account enumeration).
 */
export async function sendPhoneCode(
  services: Services,
  { phone, place, language, now }: { phone: string; place: string; language: LanguageTag; now: Date },
): Promise<void> {
  const { db } = services;
  requireSms(services);
  await consumeCodeRequest(db, { ...codeOf(phone, now), place });
  await consumeRangeQuota(db, phone, now);
  const made = await generateCode();
  await db
    .transaction()
    .execute((tx) => smsCode(tx, services, { ...codeOf(phone, now), made, phone, language }));
}

/** Signs in with the code of the message, and uses it up. */
export async function signInByPhone(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  { phone, code }: { phone: string; code: string },
  caller: Caller,
  newcomer: PhoneNewcomer,
): Promise<PhoneSignIn> {
  if (caller.session !== null && caller.session.role !== 'guest')
    throw new ApiError(errorCode.alreadySignedIn);
  const { now, place } = caller;
  const found = await findAccountByPhone(db, phone);
  if (found !== undefined) caller.identify(found.id);
  await checkCode(db, { ...codeOf(phone, now), place }, code);
  if (found !== undefined) await refuseSuspended(db, found);
  if (found === undefined && !newcomer.acceptsTerms)
    throw new ApiError(errorCode.termsNotAccepted, {
      fieldProblems: { terms_and_condition: errorCode.termsNotAccepted },
    });
  const account = await db.transaction().execute(async (tx) => {
    await useCode(tx, codeOf(phone, now));
    if (found !== undefined) return found;
    const made = await createAccount(tx, phone, newcomer, now);
    await releasePhone(tx, queue, { phone, owner: made.id }, now);
    return made;
  });
  return { ...(await openSession(db, account, caller)), isNew: found === undefined };
}

async function createAccount(tx: Db, phone: string, newcomer: Newcomer, now: Date): Promise<Account> {
  const account = await insertAccount(tx, {
    ...newcomerColumns(newcomer, now),
    phone_num: phone,
    is_mobile_verified: true,
    source: 'web',
  });
  // Another request with the same code was faster.
  if (account === null) throw new ApiError(errorCode.otpUsed);
  return account;
}
