import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s own searches; there is no more news of it. */
export const deleteTalentSearch = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/talent-searches/{searchId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Delete a saved search over people',
  errors: [40004],
});
