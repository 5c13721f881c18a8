import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s links. */
export const deleteWebsite = defineCall({
  method: 'DELETE',
  path: '/jobseeker/websites/{id}/delete',
  access: 'protected',
  summary: 'Delete a link',
  errors: [40004],
});
