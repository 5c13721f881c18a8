import { defineCall } from '../../define-call.ts';
import { handOver } from '../../employers/company-member.ts';

/** Leaves a company. 42348: its admin hands it over first. 42349: somebody has to take over what the caller has open. */
export const leaveCompany = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/leave',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Leave a company',
  body: handOver,
  errors: [40004, 42348, 42349],
});
