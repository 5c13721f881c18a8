import { timingSafeEqual } from 'node:crypto';
import type { QrLoginRequest, QrLoginStatus } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt, consumePlaceAttempt } from '../../http/throttle.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { toSeconds } from '../common/seconds.ts';
import { describeBrowser } from '../devices/describe-browser.ts';
import type { Caller, SignedIn } from '../sign-in/caller.ts';
import { isKnownDevice } from '../sign-in/known-devices.ts';
import { notifyOfNewDevice, requireDeviceCode } from '../sign-in/new-device.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import * as logins from './qr-login-repository.ts';

/** Codes that one network asks for, each for two minutes; and codes that one account opens. */
const ofPlace = { limit: 200, seconds: 900 };
const ofAccount = { limit: 60, seconds: 900 };

/** A new code for a browser that keeps `browser` in a cookie. Resolves with its token; only a hash is stored. */
export async function startQrLogin(db: Db, browser: string, caller: Caller): Promise<string> {
  if (caller.session !== null && caller.session.role !== 'guest')
    throw new ApiError(errorCode.alreadySignedIn);
  await consumePlaceAttempt(db, { name: 'qr-login', place: caller.place, ...ofPlace }, caller.now);
  const token = generateToken();
  await logins.saveQrLogin(db, { token, browser, origin: caller.origin, now: caller.now });
  return token;
}

/** The device that opens a code and answers it. */
export interface ApprovingDevice extends logins.Approver {
  origin: RequestOrigin;
  /** Its token as a device that somebody has signed in on. */
  device: string | null;
  now: Date;
}

/** The browser that waits; from now on no other account can answer. */
export async function describeQrLogin(db: Db, token: string, by: ApprovingDevice): Promise<QrLoginRequest> {
  await consumeAttempt(db, { key: `qr-login-open:${by.accountId}`, ...ofAccount }, by.now);
  const login = await logins.openQrLogin(db, token, by, by.now);
  if (login === undefined) throw dead();
  return {
    ...describeBrowser(login.user_agent),
    address: login.address,
    country_key: login.country_key,
    asked_at: toSeconds(login.created_at),
    expires_in: Math.max(0, Math.floor((login.expires_at.getTime() - by.now.getTime()) / 1_000)),
    is_same_network: networkOf(login.address) === networkOf(by.origin.address),
  };
}

/** Approves or refuses the browser that this session was told of. The same answer again changes nothing. */
export async function decideQrLogin(
  db: Db,
  token: string,
  isApproved: boolean,
  by: ApprovingDevice,
): Promise<void> {
  const { accountId, sessionId, origin, device, now } = by;
  const isProved = isApproved && (await isKnownDevice(db, device, accountId, now));
  const isNew = await db.transaction().execute(async (tx) => {
    if (!(await logins.answerQrLogin(tx, token, sessionId, { isApproved, isProved }, now))) return false;
    if (isApproved) await insertAccountEvent(tx, { accountId, event: 'sign-in-approved', origin, now });
    return true;
  });
  if (isNew) return;
  const login = await logins.findQrLogin(db, token, now);
  if (login?.session_id !== sessionId || login.is_approved !== isApproved) throw dead();
}

export type QrLoginProgress =
  | { status: Exclude<QrLoginStatus, 'signed-in'>; isForeign: boolean }
  | { status: 'signed-in'; signedIn: SignedIn };

/**
 * Status of this browser's code; signs in once if approved. `isForeign`: the code belongs to another browser or was used
 * before (possible theft).
 */
export async function checkQrLogin(
  services: Pick<Dependencies, 'db' | 'queue'>,
  { token, browser }: { token: string; browser: string | null },
  caller: Caller,
): Promise<QrLoginProgress> {
  const { db } = services;
  const { now } = caller;
  if (caller.session !== null && caller.session.role !== 'guest')
    throw new ApiError(errorCode.alreadySignedIn);
  const login = await logins.findQrLogin(db, token, now);
  if (login === undefined) return { status: 'expired', isForeign: false };
  if (browser === null || !timingSafeEqual(hashToken(browser), login.browser_hash))
    return { status: 'expired', isForeign: true };
  if (login.is_approved === null)
    return { status: login.account_id === null ? 'waiting' : 'seen', isForeign: false };
  if (!login.is_approved) return { status: 'refused', isForeign: false };
  const taken = await logins.takeQrLogin(db, token, browser, now);
  const account = taken?.account_id == null ? undefined : await findAccount(db, taken.account_id);
  if (taken === undefined || account === undefined)
    return { status: 'expired', isForeign: login.used_at !== null };
  caller.identify(account.id);
  await refuseSuspended(db, account);
  if (!taken.is_proved) await requireDeviceCode(services, account, caller);
  const isKnown = await isKnownDevice(db, caller.device, account.id, now);
  const signedIn = await openSession(db, account, caller, {
    isProved: taken.is_proved,
    approvedBy: { begunAt: taken.begun_at ?? now },
  });
  if (!isKnown) await notifyOfNewDevice(db, services.queue, account, caller);
  return { status: 'signed-in', signedIn };
}

const dead = () => new ApiError(errorCode.qrLoginInvalid);
