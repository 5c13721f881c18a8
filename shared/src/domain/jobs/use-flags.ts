import { useSyncExternalStore } from 'react';
import { useFlagsStore } from './flags-store.ts';
import type { JobFlags } from './job-flags.ts';

const never = () => () => {};

/**
 * What `select` takes of the flags, undefined until known. Called often: it must return equal values (`Object.is`) for
 * the same flags.
 */
export function useFlags<T>(select: (flags: JobFlags | undefined) => T): T {
  const store = useFlagsStore();
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => select(store?.read()),
    () => select(store?.readServed()),
  );
}
