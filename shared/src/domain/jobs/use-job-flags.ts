import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CallSource } from '../../remote/call-query.ts';
import { useRemote, useSession } from '../../remote/remote-context.tsx';
import { useIsDeviceSaved } from '../guest/device-saves.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

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
  const { queryClient, http, locale } = useRemote();
  const { status, user } = useSession();
  const isKept = useIsDeviceSaved(jobId);
  const store =
    status !== 'guest' && user
      ? storeOf(queryClient, { http, locale: locale.getState(), userId: user.id })
      : undefined;
  const read = () => store?.read(jobId);
  const subscribe = status === 'signed-in' ? store?.subscribe : undefined;
  const state = useSyncExternalStore(subscribe ?? never, read, read);
  return state ?? { ...nothing, isSaved: status === 'guest' && isKept };
}

const nothing: JobState = {
  isSaved: false,
  applicationId: undefined,
  elsewhereId: undefined,
  isWithdrawn: false,
  isSeen: false,
};
const never = () => () => {};

interface FlagsStore {
  source: CallSource;
  subscribe(listener: () => void): () => void;
  /** Referentially stable until the flags of the job change; undefined until loaded. */
  read(jobId: number): JobState | undefined;
}

/** One query observer for all cards of a page: an observer for each card would dominate the hydration of a list. */
const stores = new WeakMap<QueryClient, FlagsStore>();

function storeOf(queryClient: QueryClient, source: CallSource): FlagsStore {
  const known = stores.get(queryClient);
  if (known?.source.userId === source.userId && known?.source.http === source.http) return known;
  const query = jobFlagsQuery(source);
  const observer = new QueryObserver(queryClient, query);
  const states = new Map<number, JobState>();
  const store: FlagsStore = {
    source,
    subscribe(listener) {
      const unsubscribe = observer.subscribe(listener);
      return () => {
        unsubscribe();
        // The query may be garbage-collected while unobserved: the next subscriber observes the new one.
        if (!observer.hasListeners() && stores.get(queryClient) === store) stores.delete(queryClient);
      };
    },
    read(jobId) {
      const flags = queryClient.getQueryData(query.queryKey);
      if (!flags) return undefined;
      const before = states.get(jobId);
      const state = stateOf(flags, jobId);
      if (before && isSame(before, state)) return before;
      states.set(jobId, state);
      return state;
    },
  };
  stores.set(queryClient, store);
  return store;
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
