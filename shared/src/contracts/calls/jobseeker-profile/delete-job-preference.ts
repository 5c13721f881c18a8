import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s job preferences; the last one stays (41341). */
export const deleteJobPreference = defineCall({
  method: 'DELETE',
  path: '/jobseeker/job-preferences/{id}/delete',
  access: 'protected',
  summary: 'Delete a job preference',
  errors: [40004, 41341],
});
