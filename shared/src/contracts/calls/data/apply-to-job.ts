import * as z from 'zod/mini';
import { application, applicationDraft } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';
import { option } from '../../primitives/primitives.ts';

/** Applies for a job. 201 when new, also after a withdrawal; 200 when the person has an application there already. */
export const applyToJob = defineCall({
  method: 'POST',
  path: '/data/jobs/{jobId}/applications',
  access: 'protected',
  summary: 'Apply for a job',
  body: applicationDraft,
  answer: z.object({
    application,
    job_categories: z.array(option),
    company_industry: z.nullable(option),
  }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40004, 40010, 40017, 40018, 40020, 42008, 42099, 42111, 42113, 42114, 42343, 42344],
});
