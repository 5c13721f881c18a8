import { defineCall } from '../define-call.ts';

/** Takes a job off the saved list, by the job’s id; one that is not on it is no failure. */
export const unsaveJob = defineCall({
  method: 'DELETE',
  path: '/job/saved-jobs/{id}/delete',
  access: 'protected',
  summary: 'Take a job off the saved list',
});
