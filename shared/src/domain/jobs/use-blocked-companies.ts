import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

const none: readonly number[] = [];
const blockedOf = (flags: JobFlags): readonly number[] => flags.blocked_company_ids ?? none;
const hiddenOf = (flags: JobFlags): readonly number[] => flags.hidden_job_ids ?? none;

/** Ids of the companies that the signed-in person blocked, sorted; empty until known, on most pages from the server. */
export const useBlockedCompanies = (): readonly number[] => useFlagIds(blockedOf);

/** Ids of the jobs that the signed-in person hid; empty until known, likewise. */
export const useAccountHiddenJobs = (): readonly number[] => useFlagIds(hiddenOf);

function useFlagIds(select: (flags: JobFlags) => readonly number[]): readonly number[] {
  const query = jobFlagsQuery(useCallSource());
  const { status } = useSession();
  const { data } = useQuery({ ...query, enabled: status === 'signed-in', select });
  return (status !== 'guest' && data) || none;
}
