import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

const none: readonly number[] = [];
const idsOf = (flags: JobFlags): readonly number[] => flags.blocked_company_ids ?? none;

/** Ids of the companies that the signed-in person blocked, sorted; empty until known, on most pages from the server. */
export function useBlockedCompanies(): readonly number[] {
  const query = jobFlagsQuery(useCallSource());
  const { status } = useSession();
  const { data } = useQuery({ ...query, enabled: status === 'signed-in', select: idsOf });
  return (status !== 'guest' && data) || none;
}
