import { defineCall } from '../../define-call.ts';

/** Undoes hiding a hot title. */
export const restoreTitle = defineCall({
  method: 'DELETE',
  path: '/recommendation/hot-job-titles/{titleId}/refusal',
  access: 'protected',
  summary: 'Show a refused hot title again',
  waitsForSignIn: true,
});
