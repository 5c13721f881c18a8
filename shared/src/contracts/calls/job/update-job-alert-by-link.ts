import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAlert, jobAlertChangeByLink } from '../../search/job-alert.ts';

/** Confirms, changes, pauses, deletes or restores the job alert of a mail’s link, without signing in. */
export const updateJobAlertByLink = defineCall({
  method: 'PUT',
  path: '/job/job-alerts/by-link',
  access: 'public',
  summary: 'Change the job alert of a mail’s link',
  body: jobAlertChangeByLink,
  answer: z.object({ job_alert: jobAlert, is_deleted: z.boolean() }),
  errors: [42002],
});
