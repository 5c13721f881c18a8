import { defineCall } from '../../define-call.ts';

/** Deletes a note: one’s own, or as the admin any. */
export const deleteApplicantNote = defineCall({
  method: 'DELETE',
  path: '/recruiter/applicants/{id}/notes/{noteId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Delete a note about an applicant',
  errors: [40004],
});
