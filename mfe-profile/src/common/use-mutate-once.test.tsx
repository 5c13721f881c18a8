import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMutateOnce } from './use-mutate-once.ts';

it('ignores a second press while the first is running, and takes the next one after it', async () => {
  const ask = vi.fn(async () => {});
  const client = new QueryClient();
  const { result } = renderHook(() => useMutateOnce({ mutationFn: ask }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  result.current.mutateOnce();
  result.current.mutateOnce();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(ask).toHaveBeenCalledOnce();
  result.current.mutateOnce();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
