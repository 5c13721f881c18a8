import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { alertToken } from '../../search/job-alert.ts';

/** One-click unsubscription (RFC 8058): POST of a mail program with its fixed form body. */
export const unsubscribeJobAlert = defineCall({
  method: 'POST',
  path: '/job/job-alerts/unsubscribe',
  access: 'public',
  summary: 'End a job alert in one click, as mail programs do',
  query: z.object({ token: alertToken }),
  errors: [42002],
});
