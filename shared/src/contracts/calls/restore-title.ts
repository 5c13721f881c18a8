import { defineCall } from '../define-call.ts';

/** Takes the refusal of a hot title back. */
export const restoreTitle = defineCall({
  method: 'DELETE',
  path: '/recommendation/hot-job-titles/{titleId}/refusal',
  access: 'protected',
  summary: 'Show a refused hot title again',
});
