import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyStage, companyStagesChange } from '../../employers/applicant.ts';

/** Replaces the company’s stages. Applicants in one that is left out are in none. A stage keeps its state once it has one. */
export const setCompanyStages = defineCall({
  method: 'PUT',
  path: '/recruiter/companies/{id}/stages',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Set the stages of applicants',
  body: companyStagesChange,
  answer: z.object({ stages: z.array(companyStage) }),
  errors: [40004, 40005],
});
