import * as z from 'zod/mini';

export const applicationStatus = z.enum(['pending', 'viewed', 'accepted', 'declined', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

export const exchangeStatus = z.enum(['none', 'requested', 'exchanged']);

/** The label of remotes that do not know `applicationStage`, which replaced it. */
export const applicationLabel = z.enum([
  'pending',
  'viewed',
  'accepted',
  'not_accepted',
  'withdrawn',
  'exchanged',
  'job_closed',
  'on_hold',
]);
export type ApplicationLabel = z.infer<typeof applicationLabel>;
