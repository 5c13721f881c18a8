import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAlert, newJobAlert } from '../../search/job-alert.ts';

/**
 * Makes a job alert; the same search again is the same alert (200). A visitor gives an address, whose owner must
 * confirm by mail. The answer then holds no alert, and reveals nothing about the address. 42053: the caller’s account
 * has no address.
 */
export const createJobAlert = defineCall({
  method: 'POST',
  path: '/job/job-alerts/create',
  access: 'default',
  summary: 'Make a job alert',
  body: newJobAlert,
  answer: z.object({ job_alert: z.nullable(jobAlert) }),
  statuses: [201, 200],
  errors: [42006, 42053, 42150],
});
