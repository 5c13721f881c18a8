import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAlert } from '../../search/job-alert.ts';

/** Undoes the deletion of a job alert, within a day. */
export const restoreJobAlert = defineCall({
  method: 'POST',
  path: '/job/job-alerts/{id}/restore',
  access: 'protected',
  summary: 'Restore a deleted job alert',
  answer: z.object({ job_alert: jobAlert }),
  errors: [40004],
  waitsForSignIn: true,
});
