import type { AnyCall, CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { type AppError, errorCode, hasCode } from '@jobharbor/shared/errors';
import { type SendInput, sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type OwnerProof, useOwnerProof } from './owner-proof-context.tsx';

type Options<C extends AnyCall> = Omit<
  UseMutationOptions<CallAnswer<C>, AppError, SendInput<C>>,
  'mutationFn'
>;

/**
 * `useSendOnce` of a call that needs a fresh proof of ownership, which it asks for. Cancelling is no error. `sendOnce`
 * ignores a press while the call, or the question for the proof, is pending.
 */
export function useProvenSend<C extends AnyCall>(call: C, options: Options<C> = {}) {
  const { http } = useRemote();
  const proof = useOwnerProof();
  // A second press may come before React has rendered `isPending`.
  const isSending = useRef(false);
  const mutation = useMutation<CallAnswer<C>, AppError, SendInput<C>>({
    ...options,
    onSettled(...settled) {
      isSending.current = false;
      return options.onSettled?.(...settled);
    },
    mutationFn: (input) =>
      withProof(proof, (ownerProof) => sendCall(http, call, ...([{ ...input, ownerProof }] as never))),
  });
  return {
    ...mutation,
    error: hasCode(mutation.error, errorCode.cancelled) ? null : mutation.error,
    sendOnce(input: SendInput<C>) {
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(input);
    },
  };
}

/** Sends with the proof, once more where the server does not know it any more. */
export async function withProof<Result>(
  proof: OwnerProof,
  send: (ownerProof: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(await proof.get());
  } catch (error) {
    if (!hasCode(error, errorCode.ownerProofNeeded)) throw error;
    proof.forget();
    return send(await proof.get());
  }
}
