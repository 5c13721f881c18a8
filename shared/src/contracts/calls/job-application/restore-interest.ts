import { defineCall } from '../../define-call.ts';

/** Restores a dismissed interest. */
export const restoreInterest = defineCall({
  method: 'POST',
  path: '/jobApplication/interests/{id}/restore',
  access: 'protected',
  summary: 'Undo dismissing a recruiter’s interest',
  errors: [40004],
  waitsForSignIn: true,
});
