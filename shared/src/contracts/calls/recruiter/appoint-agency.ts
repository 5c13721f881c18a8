import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyAgency } from '../../employers/company-agency.ts';
import { id } from '../../primitives/primitives.ts';

/**
 * The company’s admin consents to an agency, by the id of its company, which then posts jobs and answers applicants for
 * this one. Its own admin is mailed. Repeated, nothing changes. 40004 too for a company without an admin.
 */
export const appointAgency = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/agencies',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Let an agency act for a company',
  body: z.strictObject({ agency_id: id }),
  answer: companyAgency,
  statuses: [201, 200],
  errors: [40004, 40005, 40006],
});
