import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** Steps of an employer that are news to the person. */
export const applicationNewsEvents = [
  ...(['accepted', 'declined'] as const),
  ...(['interview_invited', 'interview_accepted', 'interview_moved', 'interview_changed'] as const),
  ...(['interview_rejected', 'interview_cancelled', 'interview_cancelled_late', 'interview_missed'] as const),
  ...(['interview_contested', 'interview_attended', 'interview_decided'] as const),
  ...(['interview_passed', 'interview_not_suitable'] as const),
  ...(['offer_made', 'offer_withdrawn'] as const),
] as const;
export type ApplicationNewsEvent = (typeof applicationNewsEvents)[number];

/** An application in which the employer did something that the person has not seen: the latest step. */
export const applicationNews = z.object({
  application_id: id,
  /** `other`: an event that only a later version knows. */
  event: z.catch(z.enum([...applicationNewsEvents, 'other']), 'other'),
  at: unixSeconds,
  job_title: z.string(),
  company_name: z.string(),
});
export type ApplicationNews = z.infer<typeof applicationNews>;
