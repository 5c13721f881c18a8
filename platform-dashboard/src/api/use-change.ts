import type { CallArguments } from '@jobharbor/platform/send-call';
import type { AnyCall, CallAnswer } from '@jobharbor/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from './send.ts';

/** Sends a call that changes something; whatever its outcome, all queries are then invalidated. */
export function useChange<C extends AnyCall>(call: C) {
  const client = useQueryClient();
  return useMutation<CallAnswer<C>, Error, CallArguments<C>[0]>({
    mutationFn: (input) => send(call, ...([input] as CallArguments<C>)),
    onSettled: () => client.invalidateQueries(),
  });
}
