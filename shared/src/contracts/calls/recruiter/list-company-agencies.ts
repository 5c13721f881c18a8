import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyAgency } from '../../employers/company-agency.ts';

/** The agencies that act for a company, by name. */
export const listCompanyAgencies = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/agencies',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The agencies of a company',
  answer: z.object({ agencies: z.array(companyAgency) }),
  errors: [40004],
});
