import type { QueryClientConfig } from '@tanstack/react-query';
import { isAppError } from '../errors/is-app-error.ts';

/** One policy for all fetched data: fresh for a minute, kept for ten, one retry, and only where a retry can help. */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 1 && (!isAppError(error) || error.status === 0 || error.status >= 500),
    },
    // Offline a change fails at once, with its text kept and a way to retry; paused, it would wait without a word.
    mutations: { retry: false, networkMode: 'always' },
  },
};
