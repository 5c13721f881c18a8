import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

const none: readonly number[] = [];
const idsOf = (flags: JobFlags): readonly number[] => flags.blocked_company_ids ?? none;

/** Ids of the companies that the signed-in person blocked, sorted; empty until loaded. */
export function useBlockedCompanies(): readonly number[] {
  const query = jobFlagsQuery(useCallSource());
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery({ ...query, enabled: isSignedIn, select: idsOf });
  return isSignedIn && data ? data : none;
}
