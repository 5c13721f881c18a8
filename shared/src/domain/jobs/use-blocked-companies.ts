import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

const none: readonly number[] = [];

/** Ids of the companies that the signed-in person blocked, sorted; empty until known, on most pages from the server. */
export const useBlockedCompanies = (): readonly number[] => useFlagIds('blocked_company_ids');

/** Ids of the jobs that the signed-in person hid; empty until known, likewise. */
export const useAccountHiddenJobs = (): readonly number[] => useFlagIds('hidden_job_ids');

function useFlagIds(field: 'blocked_company_ids' | 'hidden_job_ids'): readonly number[] {
  const query = jobFlagsQuery(useCallSource());
  const { status } = useSession();
  const select = (flags: JobFlags): readonly number[] => flags[field] ?? none;
  const { data } = useQuery({ ...query, enabled: status === 'signed-in', select });
  return (status !== 'guest' && data) || none;
}
