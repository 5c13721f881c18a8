import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { deviceReport } from '../job.ts';

/** The viewer goes on to the employer’s own application page, whose address is the answer: http or https only. */
export const clickExternalJob = defineCall({
  method: 'POST',
  path: '/job/{jobId}/click-external-job',
  access: 'default',
  summary: 'The viewer goes on to the employer’s own application page',
  body: deviceReport,
  answer: z.object({ url: z.string() }),
  errors: [40004],
});
