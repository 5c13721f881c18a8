import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A change of what is served: whatever comes of it, everything shown is asked for again. */
export function useChange<Wish, Answer>(change: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries() });
}
