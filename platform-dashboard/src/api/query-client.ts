import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Everything is asked again in seconds anyway: one more try where a try can help, and none for a refusal. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && (!(error instanceof ApiError) || error.status >= 500),
        staleTime: 2_000,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
