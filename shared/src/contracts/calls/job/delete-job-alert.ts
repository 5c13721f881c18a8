import { defineCall } from '../../define-call.ts';

/** Deletes a job alert; deleting one again is no failure. The alert can be restored for a day. */
export const deleteJobAlert = defineCall({
  method: 'DELETE',
  path: '/job/job-alerts/{id}/delete',
  access: 'protected',
  summary: 'Delete a job alert',
  errors: [40004],
  waitsForSignIn: true,
});
