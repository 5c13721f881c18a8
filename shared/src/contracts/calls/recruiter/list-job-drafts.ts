import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { storedJobDraft } from '../../employers/job-posting.ts';

/** The caller’s own drafts of jobs, the last changed first. */
export const listJobDrafts = defineCall({
  method: 'GET',
  path: '/recruiter/jobs/drafts',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Drafts of jobs',
  answer: z.object({ drafts: z.array(storedJobDraft) }),
});
