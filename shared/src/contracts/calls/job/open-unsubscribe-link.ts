import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { alertToken } from '../../search/job-alert.ts';

/**
 * GET of the `List-Unsubscribe` link, as some mail programs open it in a browser: redirects to the page and changes
 * nothing.
 */
export const openUnsubscribeLink = defineCall({
  method: 'GET',
  path: '/job/job-alerts/unsubscribe',
  access: 'public',
  summary: 'Lead to the page where a job alert can be ended',
  query: z.object({ token: alertToken }),
  answer: 'file',
  errors: [42002],
});
