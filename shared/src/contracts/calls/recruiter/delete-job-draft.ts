import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s own drafts. */
export const deleteJobDraft = defineCall({
  method: 'DELETE',
  path: '/recruiter/jobs/drafts/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Delete a draft of a job',
  errors: [40004],
});
