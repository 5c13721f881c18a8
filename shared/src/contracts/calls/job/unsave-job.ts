import { defineCall } from '../../define-call.ts';

/** Unsaves a job by the job’s id; no failure if it is not saved. */
export const unsaveJob = defineCall({
  method: 'DELETE',
  path: '/job/saved-jobs/{id}/delete',
  access: 'protected',
  summary: 'Take a job off the saved list',
  waitsForSignIn: true,
});
