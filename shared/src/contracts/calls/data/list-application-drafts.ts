import * as z from 'zod/mini';
import { draftedApplication } from '../../applications/application-draft.ts';
import { defineCall } from '../../define-call.ts';

/** The caller's unsent applications for open jobs, the latest 20. */
export const listApplicationDrafts = defineCall({
  method: 'GET',
  path: '/data/application-drafts',
  access: 'protected',
  summary: 'The caller’s drafts of applications',
  answer: z.object({ drafts: z.array(draftedApplication) }),
  worldwide: true,
});
