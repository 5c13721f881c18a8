import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { CallSource } from '../../remote/call-query.ts';
import { useRemote, useUser } from '../../remote/remote-context.tsx';
import type { SessionStore } from '../../session/index.ts';
import { type JobFlags, jobFlagsQuery } from './job-flags.ts';

/** The flags of an account, for `useSyncExternalStore`. */
export interface FlagsStore {
  source: CallSource;
  /** Asks the API for the flags once it has confirmed the session, not before. */
  subscribe(listener: () => void): () => void;
  /** Undefined until loaded. */
  read(): JobFlags | undefined;
  /**
   * What came with the page: the snapshot for hydration. The server leaves out flags that the API answers late. Parts that
   * are hydrated after the flags have come would differ from their HTML.
   */
  readServed(): JobFlags | undefined;
}

/**
 * One query observer for all cards of a page: an observer for each card would dominate the hydration of a list. No
 * component renders again because the API confirms the session: its unhydrated cards would be hydrated in that task.
 */
const stores = new WeakMap<QueryClient, FlagsStore>();

/** The flags that were known when the page was first rendered: of the person whom hydration renders it for. */
const served = new WeakMap<QueryClient, JobFlags | undefined>();

/** The flags of the person, before the session is confirmed those that came with the page; undefined of a guest. */
export function useFlagsStore(): FlagsStore | undefined {
  const { queryClient, http, locale, session } = useRemote();
  const user = useUser();
  if (!user) return undefined;
  const known = stores.get(queryClient);
  if (known?.source.userId === user.id && known.source.http === http) return known;
  const store = createFlagsStore(queryClient, session, {
    http,
    locale: locale.getState(),
    userId: user.id,
  });
  stores.set(queryClient, store);
  return store;
}

function createFlagsStore(queryClient: QueryClient, session: SessionStore, source: CallSource): FlagsStore {
  const query = jobFlagsQuery(source);
  const observer = new QueryObserver(queryClient, query);
  const read = () => queryClient.getQueryData(query.queryKey);
  if (!served.has(queryClient)) served.set(queryClient, read());
  const store: FlagsStore = {
    source,
    subscribe(listener) {
      let unobserve: (() => void) | undefined;
      const observe = () => {
        if (unobserve || session.getState().status !== 'signed-in') return;
        unobserve = observer.subscribe(listener);
        // Flags may have changed before this subscription.
        listener();
      };
      const unfollow = session.subscribe(observe);
      observe();
      return () => {
        unfollow();
        unobserve?.();
        // The query may be garbage-collected while unobserved: the next subscriber observes the new one.
        if (!observer.hasListeners() && stores.get(queryClient) === store) stores.delete(queryClient);
      };
    },
    read,
    readServed: () => served.get(queryClient),
  };
  return store;
}
