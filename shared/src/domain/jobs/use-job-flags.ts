import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

/**
 * What the signed-in person did with one job. Nothing before the session is confirmed, so that the server's HTML and
 * hydration agree. A component renders again only when the flags of its job change.
 */
export function useJobFlags(jobId: number): { isSaved: boolean; applicationId: number | undefined } {
  const query = jobFlagsQuery(useCallSource());
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery({
    ...query,
    enabled: isSignedIn,
    select: (flags) => flagsOf(flags, jobId),
  });
  return data ?? { isSaved: false, applicationId: undefined };
}

const flagsOf = ({ saved_job_ids, applications }: JobFlags, jobId: number) => ({
  isSaved: saved_job_ids.includes(jobId),
  applicationId: applications.find(({ job_id }) => job_id === jobId)?.id,
});
