import { randomInt } from 'node:crypto';
import { codeDigits, codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { type Allowance, consumeAttempt, consumePlaceAttempt } from '../../http/throttle.ts';
import { hashPassword, isPassword } from '../accounts/password.ts';

/** Purpose of a code; it is not valid for another. */
export type CodePurpose = keyof typeof refusals;

/** The codes of the catalogue for a code that was used, or has run out. */
const refusals = {
  'password-reset': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'sign-in': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'new-device': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'phone-sign-in': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'phone-change': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'company-transfer': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'account-owner': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'email-change': { used: errorCode.otpUsed, expired: errorCode.otpExpired },
  'email-confirmation': { used: errorCode.otpUsedEmail, expired: errorCode.otpExpiredEmail },
} as const;

/** Wrong guesses after which a code is void. */
const guessesPerCode = 5;

/** Recipient of a code, and origin of the request. */
export interface CodeRequest {
  purpose: CodePurpose;
  /** The address that the code goes to, in its folded form (`emailKeyOf`), the number (E.164), or what it is for. */
  subject: string;
  /** The caller's network (`networkOf`). */
  place: string;
  now: Date;
}

/** A code that is not stored yet. */
export interface GeneratedCode {
  code: string;
  code_hash: string;
}

export interface NewCode {
  code: string;
  expiresAt: Date;
}

/**
 * Rate limit of code requests. A subject gets one a minute, five in 15 minutes from one place, and twenty in all; a
 * place gets thirty. Throws 40006. Call it outside the transaction of {@link storeCode}, so that it counts even if that
 * fails.
 */
export async function consumeCodeRequest(
  db: Db,
  { purpose, subject, place, now }: CodeRequest,
): Promise<void> {
  const key = `code-request:${purpose}`;
  const allowances: Allowance[] = [
    { key: `${key}:${subject}:${place}:again`, limit: 1, seconds: resendSeconds },
    { key: `${key}:${subject}:${place}`, limit: 5, seconds: 900 },
    { key: `${key}:${subject}`, limit: 20, seconds: 3_600 },
  ];
  for (const allowance of allowances) await consumeAttempt(db, allowance, now);
  await consumePlaceAttempt(db, { name: `${key}-from`, place, limit: 30, seconds: 900 }, now);
}

/**
 * Generates a code. Hashing may queue for seconds: call it before the transaction that stores the code, which
 * would hold its connection and locks meanwhile.
 */
export async function generateCode(): Promise<GeneratedCode> {
  const code = randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0');
  return { code, code_hash: await hashPassword(code) };
}

/** Stores a code; an earlier one of the same purpose and subject is void. Only its hash is stored. */
export async function storeCode(
  tx: Db,
  { purpose, subject, now }: Omit<CodeRequest, 'place'>,
  { code, code_hash }: GeneratedCode,
): Promise<NewCode> {
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const values = { code_hash, attempts: 0, created_at: now, expires_at: expiresAt, used_at: null };
  await tx
    .insertInto('one_time_codes')
    .values({ purpose, subject, ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(values))
    .execute();
  return { code, expiresAt };
}

/**
 * Verifies `code` without using it up. Throws 41040 for a wrong code, and the purpose's error for a used or expired
 * one. Throws 40006 after too many guesses for a subject, from a place, or for the code until it expires or another is
 * requested. Guesses are counted before comparing (concurrent guesses count); constant time.
 */
export async function checkCode(db: Db, request: CodeRequest, code: string): Promise<void> {
  const { purpose, subject, place, now } = request;
  const key = `code-guess:${purpose}`;
  await consumeAttempt(db, { key: `${key}:${subject}`, limit: 30, seconds: 3_600 }, now);
  await consumePlaceAttempt(db, { name: `${key}-from`, place, limit: 50, seconds: 900 }, now);
  const row = await db
    .updateTable('one_time_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .returning(['code_hash', 'attempts', 'expires_at', 'used_at'])
    .executeTakeFirst();
  const isRight = await isPassword(row?.code_hash ?? null, code);
  if (row === undefined) throw refusal(errorCode.wrongOtp);
  if (row.used_at !== null) throw refusal(isRight ? refusals[purpose].used : errorCode.wrongOtp);
  if (row.expires_at <= now) throw refusal(refusals[purpose].expired);
  if (row.attempts > guessesPerCode)
    throw new ApiError(errorCode.tooManyAttempts, { retryAfter: secondsBetween(now, row.expires_at) });
  if (!isRight) throw refusal(errorCode.wrongOtp);
  // A right one is no guess.
  await db
    .updateTable('one_time_codes')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('code_hash', '=', row.code_hash)
    .execute();
}

/** Invalidates a verified code; throws if a concurrent request has used it. */
export async function useCode(tx: Db, { purpose, subject, now }: Omit<CodeRequest, 'place'>): Promise<void> {
  const used = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .returning('subject')
    .executeTakeFirst();
  if (used === undefined) throw refusal(refusals[purpose].used);
}

const secondsBetween = (from: Date, to: Date) => Math.ceil((to.getTime() - from.getTime()) / 1_000);

const refusal = (code: number) => new ApiError(code, { fieldProblems: { otp: code } });
