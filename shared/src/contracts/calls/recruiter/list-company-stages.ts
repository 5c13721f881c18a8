import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyStage } from '../../employers/applicant.ts';

/** The company’s own stages of applicants, in their order. */
export const listCompanyStages = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/stages',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Stages of applicants',
  answer: z.object({ stages: z.array(companyStage) }),
  errors: [40004],
});
