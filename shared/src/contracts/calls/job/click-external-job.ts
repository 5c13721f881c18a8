import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { deviceReport } from '../../jobs/job.ts';

/** Answers with the URL of the employer’s own application page (http or https only) and counts the click. */
export const clickExternalJob = defineCall({
  method: 'POST',
  path: '/job/{jobId}/click-external-job',
  access: 'default',
  summary: 'The viewer goes on to the employer’s own application page',
  body: deviceReport,
  answer: z.object({ url: z.string() }),
  errors: [40004],
});
