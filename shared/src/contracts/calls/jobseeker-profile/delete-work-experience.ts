import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s work experiences. */
export const deleteWorkExperience = defineCall({
  method: 'DELETE',
  path: '/jobseeker/work-experiences/{id}/delete',
  access: 'protected',
  summary: 'Delete a work experience',
  errors: [40004],
});
