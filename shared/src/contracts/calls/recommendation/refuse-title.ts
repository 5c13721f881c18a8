import { defineCall } from '../../define-call.ts';

/** Hides a hot title for the caller; idempotent. `restoreTitle` is the undo. */
export const refuseTitle = defineCall({
  method: 'PUT',
  path: '/recommendation/hot-job-titles/{titleId}/refusal',
  access: 'protected',
  summary: 'Leave out a hot title',
  errors: [40004],
  waitsForSignIn: true,
});
