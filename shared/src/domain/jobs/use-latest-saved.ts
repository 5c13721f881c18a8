import { useFlags } from './use-flags.ts';

/** Id of the job that the signed-in person saved last; null without one, undefined until known. */
export const useLatestSaved = (): number | null | undefined =>
  useFlags((flags) => flags && (flags.saved_job_ids[0] ?? null));
