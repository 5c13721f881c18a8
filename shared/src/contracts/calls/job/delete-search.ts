import { defineCall } from '../../define-call.ts';

/** Deletes a search of the history; deleting one again is no failure. */
export const deleteSearch = defineCall({
  method: 'DELETE',
  path: '/job/searches/{id}',
  access: 'protected',
  summary: 'Delete a search of the history',
  waitsForSignIn: true,
});
