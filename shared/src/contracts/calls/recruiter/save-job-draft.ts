import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobDraftContent, storedJobDraft } from '../../employers/job-posting.ts';

/** Stores a draft of a job as it is typed, complete or not. 42360: there are too many, or this one is too long. */
export const saveJobDraft = defineCall({
  method: 'POST',
  path: '/recruiter/jobs/drafts',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Save a draft of a job',
  body: z.extend(jobDraftContent, {
    /** The draft that it replaces. */
    id: z.optional(z.int().check(z.positive())),
  }),
  answer: z.object({ draft: storedJobDraft }),
  errors: [40004, 42360],
});
