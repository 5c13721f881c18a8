import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s greetings. */
export const deleteGreeting = defineCall({
  method: 'DELETE',
  path: '/jobseeker/greetings/{id}/delete',
  access: 'protected',
  summary: 'Delete a greeting',
  errors: [40004],
});
