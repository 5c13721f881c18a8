import { useFlags } from './use-flags.ts';

const none: readonly number[] = [];

/** Ids of the companies that the signed-in person blocked, sorted; empty until known, on most pages from the server. */
export const useBlockedCompanies = (): readonly number[] =>
  useFlags((flags) => flags?.blocked_company_ids ?? none);

/** Ids of the jobs that the signed-in person hid; empty until known, likewise. */
export const useAccountHiddenJobs = (): readonly number[] =>
  useFlags((flags) => flags?.hidden_job_ids ?? none);
