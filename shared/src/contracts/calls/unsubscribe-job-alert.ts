import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { alertToken } from '../job-alert.ts';

/** One-click unsubscription (RFC 8058): a mail program sends it, with a form of its own that says nothing new. */
export const unsubscribeJobAlert = defineCall({
  method: 'POST',
  path: '/job/job-alerts/unsubscribe',
  access: 'public',
  summary: 'End a job alert in one click, as mail programs do',
  query: z.object({ token: alertToken }),
  errors: [42002],
});
