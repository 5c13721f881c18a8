import type { AnyCall, CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { type AppError, errorCode, hasCode } from '@jobharbor/shared/errors';
import { type SendInput, sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type OwnerProof, useOwnerProof } from './owner-proof-context.tsx';

type Options<C extends AnyCall> = Omit<
  UseMutationOptions<CallAnswer<C>, AppError, SendInput<C>>,
  'mutationFn'
>;

/** `useSend` of a call that needs a fresh proof of ownership, which it asks for. Cancelling is no error. */
export function useProvenSend<C extends AnyCall>(call: C, options: Options<C> = {}) {
  const { http } = useRemote();
  const proof = useOwnerProof();
  const mutation = useMutation<CallAnswer<C>, AppError, SendInput<C>>({
    ...options,
    mutationFn: (input) =>
      withProof(proof, (ownerProof) => sendCall(http, call, ...([{ ...input, ownerProof }] as never))),
  });
  return { ...mutation, error: hasCode(mutation.error, errorCode.cancelled) ? null : mutation.error };
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
