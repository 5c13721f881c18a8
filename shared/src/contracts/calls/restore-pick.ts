import { defineCall } from '../define-call.ts';

/** Takes a refusal back, with all that it kept away. */
export const restorePick = defineCall({
  method: 'DELETE',
  path: '/recommendation/picks/{jobId}/refusal',
  access: 'protected',
  summary: 'Take the refusal of a picked job back',
});
