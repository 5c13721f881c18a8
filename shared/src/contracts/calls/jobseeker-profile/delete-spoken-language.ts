import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s languages. */
export const deleteSpokenLanguage = defineCall({
  method: 'DELETE',
  path: '/jobseeker/languages/{id}/delete',
  access: 'protected',
  summary: 'Delete a language',
  errors: [40004],
});
