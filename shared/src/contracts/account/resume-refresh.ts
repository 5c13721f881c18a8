import * as z from 'zod/mini';
import { unixSeconds } from '../primitives/primitives.ts';

/**
 * Where a person stands: `closed` in the country, `incomplete` profile, nothing real has changed (`unchanged`), a change
 * waits (`ready`), or the latest refresh lasts (`active`).
 */
export const refreshState = z.enum(['closed', 'incomplete', 'unchanged', 'ready', 'active']);

export const refreshStatus = z.object({
  state: refreshState,
  /** Of the latest refresh; null before the first. */
  refreshed_at: z.nullable(unixSeconds),
  /** End of the latest refresh, which may be over. */
  until: z.nullable(unixSeconds),
  /** Points that a refresh brings in the country of the account; 0 for none. */
  points: z.int(),
  /** Whether the person lets employers find them: otherwise no employer sees the refresh. */
  is_findable: z.boolean(),
});
export type RefreshStatus = z.infer<typeof refreshStatus>;
