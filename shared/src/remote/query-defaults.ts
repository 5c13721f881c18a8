import type { QueryClientConfig } from '@tanstack/react-query';
import { isAppError } from '../errors/is-app-error.ts';

/**
 * Defaults of all queries: stale after a minute, garbage-collected after ten, one retry for errors that a retry may fix.
 */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 1 && (!isAppError(error) || error.status === 0 || error.status >= 500),
    },
    // Offline a mutation fails at once, with its text kept and a retry; by default TanStack Query would pause it
    // silently. No code reads a mutation's answer from the cache. With TanStack Query's default of five minutes, a
    // mutation that runs at each mount would keep the unmounted page in memory for that time.
    mutations: { retry: false, networkMode: 'always', gcTime: 100 },
  },
};
