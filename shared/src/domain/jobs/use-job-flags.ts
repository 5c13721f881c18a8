import { useSyncExternalStore } from 'react';
import { useIsDeviceSaved } from '../guest/device-saves.ts';
import { type FlagsStore, useFlagsStore } from './flags-store.ts';
import type { JobFlags } from './job-flags.ts';

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
 * The person's state of one job; of a guest, what this browser stores. Before the session is confirmed it is what the
 * server knew, so that hydration matches its HTML, and nothing is asked. A component re-renders only when the flags of its job change.
 */
export function useJobFlags(jobId: number): JobState {
  const store = useFlagsStore();
  const isKept = useIsDeviceSaved(jobId);
  const read = () => store && readState(store, jobId);
  const state = useSyncExternalStore(store?.subscribe ?? never, read, read);
  return state ?? { ...nothing, isSaved: !store && isKept };
}

const nothing: JobState = {
  isSaved: false,
  applicationId: undefined,
  elsewhereId: undefined,
  isWithdrawn: false,
  isSeen: false,
};
const never = () => () => {};

const statesOf = new WeakMap<FlagsStore, Map<number, JobState>>();

/** Referentially stable until the flags of the job change; undefined until loaded. */
function readState(store: FlagsStore, jobId: number): JobState | undefined {
  const flags = store.read();
  if (!flags) return undefined;
  const states = statesOf.get(store) ?? new Map<number, JobState>();
  statesOf.set(store, states);
  const before = states.get(jobId);
  const state = stateOf(flags, jobId);
  if (before && isSame(before, state)) return before;
  states.set(jobId, state);
  return state;
}

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

const isSame = (one: JobState, other: JobState): boolean => JSON.stringify(one) === JSON.stringify(other);
