import { defineCall } from '../../define-call.ts';
import { listedChanges } from '../../search/search-history.ts';

/** What changed in a search of the history since the visit before. Reading it is no look: see `lookAtSearch`. */
export const getSearchChanges = defineCall({
  method: 'GET',
  path: '/job/searches/{id}/changes',
  access: 'protected',
  summary: 'What changed in a search',
  answer: listedChanges,
  errors: [40004, 40019],
});
