import * as z from 'zod/mini';
import { keptDraft } from '../application-draft.ts';
import { defineCall } from '../define-call.ts';

/** What the caller has written of an application for a job, on whatever device; null without any. */
export const getApplicationDraft = defineCall({
  method: 'GET',
  path: '/data/jobs/{jobId}/application-draft',
  access: 'protected',
  summary: 'The caller’s draft of an application',
  answer: z.object({ draft: z.nullable(keptDraft) }),
  worldwide: true,
});
