import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** What else is at the time of an interview. `suggested`: a time of another invitation that is not answered yet. */
export const hostClash = z.object({
  kind: z.catch(z.enum(['interview', 'suggested', 'calendar', 'other']), 'other'),
  starts_at: unixSeconds,
  ends_at: unixSeconds,
  /** The application of the other interview; null for a time of the calendar. */
  application_id: z.nullable(id),
});
export type HostClash = z.infer<typeof hostClash>;
