import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** A browser in which the account is signed in. */
export const accountDevice = z.object({
  id,
  /** Names in the makers' spelling: `Firefox`, `Android`; null if the user agent does not contain it. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
  /** IP address of the last use. */
  address: z.nullable(z.string()),
  /** ISO 3166 alpha-2, lower case; null if unknown. */
  country_key: z.nullable(z.string()),
  signed_in_at: unixSeconds,
  last_used_at: unixSeconds,
  is_current: z.boolean(),
});
export type AccountDevice = z.infer<typeof accountDevice>;
