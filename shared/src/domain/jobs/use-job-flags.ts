import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

/**
 * What the signed-in person did with one job. Nothing before the session is confirmed, so that the server's HTML and
 * hydration agree. A component renders again only when the flags of its job change.
 */
export function useJobFlags(jobId: number): {
  isSaved: boolean;
  /** Of the application that stands. */
  applicationId: number | undefined;
  /** Whether the person withdrew, and has not applied again. */
  isWithdrawn: boolean;
} {
  const query = jobFlagsQuery(useCallSource());
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery({
    ...query,
    enabled: isSignedIn,
    select: (flags) => flagsOf(flags, jobId),
  });
  return data ?? { isSaved: false, applicationId: undefined, isWithdrawn: false };
}

const flagsOf = ({ saved_job_ids, applications, withdrawn }: JobFlags, jobId: number) => ({
  isSaved: saved_job_ids.includes(jobId),
  applicationId: applications.find(({ job_id }) => job_id === jobId)?.id,
  isWithdrawn: withdrawn?.some(({ job_id }) => job_id === jobId) ?? false,
});
