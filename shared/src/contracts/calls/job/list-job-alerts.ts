import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAlert } from '../../search/job-alert.ts';

/** The caller’s job alerts of every country, newest first, and those of visitors with the caller’s confirmed address. */
export const listJobAlerts = defineCall({
  method: 'GET',
  path: '/job/job-alerts',
  access: 'protected',
  summary: 'The caller’s job alerts',
  answer: z.object({ job_alerts: z.array(jobAlert), total: z.int() }),
});
