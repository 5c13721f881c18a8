import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s educations. */
export const deleteEducation = defineCall({
  method: 'DELETE',
  path: '/jobseeker/educations/{id}/delete',
  access: 'protected',
  summary: 'Delete an education',
  errors: [40004],
});
