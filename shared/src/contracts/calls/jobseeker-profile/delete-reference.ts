import { defineCall } from '../../define-call.ts';

/** Deletes a reference, whose link no longer works then. */
export const deleteReference = defineCall({
  method: 'DELETE',
  path: '/jobseeker/references/{id}/delete',
  access: 'protected',
  summary: 'Delete a reference',
  errors: [40004],
});
