import { defineCall } from '../../define-call.ts';

/** Dismisses an interest from the caller’s list; `restoreInterest` is the undo. */
export const dismissInterest = defineCall({
  method: 'DELETE',
  path: '/jobApplication/interests/{id}',
  access: 'protected',
  summary: 'Dismiss a recruiter’s interest',
  errors: [40004],
  waitsForSignIn: true,
});
