import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAlert, jobAlertChange } from '../../search/job-alert.ts';

/** Changes the filters, frequency or paused state of an alert. */
export const updateJobAlert = defineCall({
  method: 'PUT',
  path: '/job/job-alerts/{id}/update',
  access: 'protected',
  summary: 'Change a job alert',
  body: jobAlertChange,
  answer: z.object({ job_alert: jobAlert }),
  errors: [40004],
});
