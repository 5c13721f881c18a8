import { defineCall } from '../../define-call.ts';
import { deviceReport } from '../../jobs/job.ts';

/** Records that the viewer opened the job. */
export const reportJobView = defineCall({
  method: 'POST',
  path: '/job/{jobId}/view',
  access: 'default',
  summary: 'The viewer opened the job',
  body: deviceReport,
  errors: [40004],
});
