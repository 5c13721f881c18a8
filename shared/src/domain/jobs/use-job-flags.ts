import { useUser } from '../../remote/remote-context.tsx';
import { useIsDeviceSaved } from '../guest/device-saves.ts';
import type { JobFlags } from './job-flags.ts';
import { useFlags } from './use-flags.ts';

/** The person's state of one job. */
export interface JobState {
  isSaved: boolean;
  /** Id of the active application on this site. */
  applicationId: number | undefined;
  /** Id of the tracked application on another site. */
  elsewhereId: number | undefined;
  /** Whether the person withdrew, and has not applied again. */
  isWithdrawn: boolean;
  /** Whether the person opened it, on any device. Of a guest, `useSeenJobs` knows. */
  isSeen: boolean;
}

/**
 * The person's state of one job; of a guest, what this browser stores. At hydration it is what the server knew, and before
 * the session is confirmed nothing is asked. A component re-renders only when the flags of its job change.
 */
export function useJobFlags(jobId: number): JobState {
  const isKept = useIsDeviceSaved(jobId);
  const isGuest = useUser() === null;
  // Text, which is the same for equal states.
  const text = useFlags((flags) => flags && JSON.stringify(stateOf(flags, jobId)));
  return text === undefined ? { ...nothing, isSaved: isGuest && isKept } : JSON.parse(text);
}

const nothing: JobState = {
  isSaved: false,
  applicationId: undefined,
  elsewhereId: undefined,
  isWithdrawn: false,
  isSeen: false,
};

const stateOf = (
  { saved_job_ids, applications, withdrawn, seen_job_ids }: JobFlags,
  jobId: number,
): JobState => ({
  isSaved: saved_job_ids.includes(jobId),
  applicationId: applications.find(({ job_id, is_elsewhere }) => job_id === jobId && !is_elsewhere)?.id,
  elsewhereId: applications.find(({ job_id, is_elsewhere }) => job_id === jobId && is_elsewhere)?.id,
  isWithdrawn: withdrawn?.some(({ job_id }) => job_id === jobId) ?? false,
  isSeen: seen_job_ids?.includes(jobId) ?? false,
});
