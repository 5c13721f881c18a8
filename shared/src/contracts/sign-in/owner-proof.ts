import * as z from 'zod/mini';
import { currentPassword, oneTimeCode } from './auth.ts';
import { passkeyAnswer } from './passkey.ts';

export { ownerProofHeader, ownerProofMinutes } from './owner-proof-header.ts';

/** Factors that prove the ownership of an account: the password, a passkey, or a code to a confirmed channel. */
export const ownerFactor = z.enum(['password', 'passkey', 'email', 'phone']);
export type OwnerFactor = z.infer<typeof ownerFactor>;

/** One of the three. */
export const ownerProofAnswer = z.union([
  z.strictObject({ current_password: currentPassword }),
  z.strictObject({ otp: oneTimeCode }),
  z.strictObject({ credential: passkeyAnswer }),
]);

/** Days in which the link of a notice can undo a change of a sign-in method. */
export const undoDays = 7;

/** Token of such a link. */
export const changeToken = z.string().check(z.minLength(20), z.maxLength(100));

/** Changes of an account that a link undoes. */
export const changeEventName = z.enum([
  'password-changed',
  'email-changed',
  'phone-changed',
  'phone-removed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'social-linked',
]);
export type ChangeEventName = z.infer<typeof changeEventName>;

/** What a link undoes: a change of an account, or that its company was handed over. */
export const undoneEventName = z.enum([...changeEventName.options, 'company-transferred']);
export type UndoneEventName = z.infer<typeof undoneEventName>;
