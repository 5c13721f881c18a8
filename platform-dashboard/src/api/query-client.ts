import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Retries a query once after a network or server error, never after a refusal: all queries poll every few seconds anyway. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && (!(error instanceof ApiError) || error.status >= 500),
        staleTime: 2_000,
        refetchOnWindowFocus: true,
      },
      // Without a network a change fails at once instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
