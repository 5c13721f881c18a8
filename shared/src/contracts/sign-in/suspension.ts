import * as z from 'zod/mini';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';

/** A suspended account, as admins see it. */
export const suspension = z.object({
  id,
  account_id: id,
  /** As shown to the person. */
  reason: z.string(),
  /** Permanent: it cannot be appealed. */
  is_final: z.optional(z.boolean()),
  suspended_at: unixSeconds,
  appeal: z.nullable(z.object({ text: z.string(), at: unixSeconds })),
  lifted_at: z.nullable(unixSeconds),
});
export type Suspension = z.infer<typeof suspension>;

/** `POST /admin/suspensions/create`. */
export const suspensionDraft = z.strictObject({
  account_id: id,
  reason: personText(1, 500),
  is_final: z._default(z.boolean(), false),
});

/** Token of the link in the mail about a suspension. */
export const appealToken = z.string().check(z.minLength(1), z.maxLength(100));

export const appealLength = 2_000;
export const suspensionAppeal = z.strictObject({ token: appealToken, text: personText(1, appealLength) });
