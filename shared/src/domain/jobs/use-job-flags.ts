import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../remote/remote-context.tsx';
import { useCallSource } from '../../remote/use-call.ts';
import { useIsDeviceSaved } from '../guest/device-saves.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

/**
 * What the person did with one job; of a guest, what this browser keeps. Nothing before the session is confirmed, so that the server's HTML and
 * hydration agree. A component renders again only when the flags of its job change.
 */
export function useJobFlags(jobId: number): {
  isSaved: boolean;
  /** Of the application on this site that stands. */
  applicationId: number | undefined;
  /** Of the application on another site that the person tracks here. */
  elsewhereId: number | undefined;
  /** Whether the person withdrew, and has not applied again. */
  isWithdrawn: boolean;
} {
  const query = jobFlagsQuery(useCallSource());
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  const isKept = useIsDeviceSaved(jobId);
  const { data } = useQuery({
    ...query,
    enabled: isSignedIn,
    select: (flags) => flagsOf(flags, jobId),
  });
  if (isSignedIn && data) return data;
  return {
    isSaved: status === 'guest' && isKept,
    applicationId: undefined,
    elsewhereId: undefined,
    isWithdrawn: false,
  };
}

const flagsOf = ({ saved_job_ids, applications, withdrawn }: JobFlags, jobId: number) => ({
  isSaved: saved_job_ids.includes(jobId),
  applicationId: applications.find(({ job_id, is_elsewhere }) => job_id === jobId && !is_elsewhere)?.id,
  elsewhereId: applications.find(({ job_id, is_elsewhere }) => job_id === jobId && is_elsewhere)?.id,
  isWithdrawn: withdrawn?.some(({ job_id }) => job_id === jobId) ?? false,
});
