import { defineCall } from '../define-call.ts';

/** Leaves a hot title out of what the caller is shown; the same again changes nothing. `restoreTitle` takes it back. */
export const refuseTitle = defineCall({
  method: 'PUT',
  path: '/recommendation/hot-job-titles/{titleId}/refusal',
  access: 'protected',
  summary: 'Leave out a hot title',
  errors: [40004],
});
