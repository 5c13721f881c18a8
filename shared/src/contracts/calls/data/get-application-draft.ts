import * as z from 'zod/mini';
import { storedDraft } from '../../applications/application-draft.ts';
import { defineCall } from '../../define-call.ts';

/** The caller's draft of an application for a job, from any device; null without one. */
export const getApplicationDraft = defineCall({
  method: 'GET',
  path: '/data/jobs/{jobId}/application-draft',
  access: 'protected',
  summary: 'The caller’s draft of an application',
  answer: z.object({ draft: z.nullable(storedDraft) }),
  worldwide: true,
});
