import { defineCall } from '../define-call.ts';

/** Puts a dismissed interest back on the caller’s list. */
export const restoreInterest = defineCall({
  method: 'POST',
  path: '/jobApplication/interests/{id}/restore',
  access: 'protected',
  summary: 'Undo dismissing a recruiter’s interest',
  errors: [40004],
});
