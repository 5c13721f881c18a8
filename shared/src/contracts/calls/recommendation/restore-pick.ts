import { defineCall } from '../../define-call.ts';

/** Undoes the dismissal of a recommended job, and the exclusion of similar ones. */
export const restorePick = defineCall({
  method: 'DELETE',
  path: '/recommendation/picks/{jobId}/refusal',
  access: 'protected',
  summary: 'Take the refusal of a picked job back',
  waitsForSignIn: true,
});
