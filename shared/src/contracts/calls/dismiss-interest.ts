import { defineCall } from '../define-call.ts';

/** Takes an interest off the caller’s list; `restoreInterest` brings it back. */
export const dismissInterest = defineCall({
  method: 'DELETE',
  path: '/jobApplication/interests/{id}',
  access: 'protected',
  summary: 'Dismiss a recruiter’s interest',
  errors: [40004],
});
