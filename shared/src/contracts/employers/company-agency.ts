import * as z from 'zod/mini';
import { companyBrief } from '../jobs/company.ts';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** An agency that acts for a company: itself a registered company, to which the admin of the other has consented. */
export const companyAgency = z.object({
  agency: companyBrief,
  /** The recruiter of the company that stands for the agency. */
  recruiter: z.object({ id, name: z.string() }),
  consented_at: unixSeconds,
  open_jobs: z.int(),
});
export type CompanyAgency = z.infer<typeof companyAgency>;
