import { defineCall } from '../../define-call.ts';
import { jobMove } from '../../employers/recruiter.ts';

/** Opens, holds or closes one of the caller’s own jobs. 40005 for a job that was removed: it stays closed. */
export const moveJob = defineCall({
  method: 'PATCH',
  path: '/recruiter/jobs/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Open, hold or close a job',
  body: jobMove,
  errors: [40004, 42357],
});
