import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Once<Data, Input> {
  mutationFn: (input: Input) => Promise<Data>;
  onSuccess?: (data: Data, input: Input) => unknown;
}

/**
 * A mutation that ignores the second press of a double click, which may come before React has rendered `isPending`. A
 * device asks for a passkey once: a second question would cancel the first.
 */
export function useMutateOnce<Data, Input = void>(options: Once<Data, Input>) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled() {
      isRunning.current = false;
    },
  });
  return {
    ...mutation,
    mutateOnce(input: Input) {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(input);
    },
  };
}
