import { defineCall } from '../../define-call.ts';

/**
 * Ends what an agency does for a company, for the company’s admin and for the agency’s admin and coordinators. What the
 * agency was responsible for goes to the company’s admin.
 */
export const endAgency = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/agencies/{agencyId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'End what an agency does for a company',
  errors: [40004, 40005],
});
