import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { alertToken, jobAlert } from '../../search/job-alert.ts';

/**
 * The job alert of a mail’s link, without signing in. A POST, so that no log contains the token. 42002: the link has
 * expired.
 */
export const openJobAlert = defineCall({
  method: 'POST',
  path: '/job/job-alerts/by-link',
  access: 'public',
  summary: 'The job alert of a mail’s link',
  body: z.object({ token: alertToken }),
  answer: z.object({ job_alert: jobAlert, is_deleted: z.boolean() }),
  errors: [42002],
});
