import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s common phrases. */
export const deleteCommonPhrase = defineCall({
  method: 'DELETE',
  path: '/jobseeker/common-phrases/{id}/delete',
  access: 'protected',
  summary: 'Delete a common phrase',
  errors: [40004],
});
