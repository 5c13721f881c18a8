import * as z from 'zod/mini';
import { keptDays } from '../primitives/kept-days.ts';
import { unixSeconds } from '../primitives/primitives.ts';
import { currentPassword, oneTimeCode } from '../sign-in/auth.ts';

/** Days in which the owner of an account that is to be deleted can keep it. */
export const deletionGraceDays = keptDays.deletionDays;

/** Days for which an archive of the account's data can be downloaded. */
export const dataExportDays = 7;

/** The password or a code, which prove the ownership instead of the header `owner-proof`. */
export const ownerProof = z.strictObject({
  current_password: z.optional(currentPassword),
  otp: z.optional(oneTimeCode),
});
export type OwnerProof = z.infer<typeof ownerProof>;

/** An archive of all that is stored about the caller. */
export const dataExport = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'ready']),
  requested_at: unixSeconds,
  /** Bytes; null until it is ready. */
  size: z.nullable(z.int()),
  /** It can be downloaded until then; null until it is ready. */
  expires_at: z.nullable(unixSeconds),
});
export type DataExport = z.infer<typeof dataExport>;
