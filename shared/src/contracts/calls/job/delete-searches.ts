import { defineCall } from '../../define-call.ts';

/** Deletes the whole history of searches. Alerts stay. */
export const deleteSearches = defineCall({
  method: 'DELETE',
  path: '/job/searches',
  access: 'protected',
  summary: 'Delete the history of searches',
});
