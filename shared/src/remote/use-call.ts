import {
  type MutationOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '../contracts/define-call.ts';
import type { AppError } from '../errors/app-error.ts';
import type { SendInput } from '../http/send-call.ts';
import { type CallSource, callQuery, loadAndSend } from './call-query.ts';
import type { CallOrLazy, Loaded } from './lazy-call.ts';
import { useLocale, useRemote, useUser } from './remote-context.tsx';

/** The request context: the remote's HTTP client, the page's country and language, the session's account. */
export function useCallSource(): CallSource {
  const { http } = useRemote();
  const { country, language } = useLocale();
  const user = useUser();
  return { http, locale: { country, language }, userId: user?.id };
}

type QueryExtras<Answer, Data> = Omit<
  UseQueryOptions<Answer, AppError, Data, readonly unknown[]>,
  'queryKey' | 'queryFn'
>;

/** `useQuery` of a call. Its error is an `AppError`. For a call without input pass `{}`. */
export function useCall<C extends CallOrLazy, Data = CallAnswer<Loaded<C>>>(
  call: C,
  input: CallInput<Loaded<C>>,
  options: QueryExtras<CallAnswer<Loaded<C>>, Data> = {},
) {
  const query = callQuery(call, useCallSource(), ...([input] as never));
  return useQuery<CallAnswer<Loaded<C>>, AppError, Data, readonly unknown[]>({
    ...options,
    queryKey: query.queryKey,
    queryFn: query.queryFn as never,
  });
}

/** Options of `useMutation` for a call, all but what it sends. */
export type MutationExtras<C extends CallOrLazy> = Omit<
  UseMutationOptions<CallAnswer<Loaded<C>>, AppError, SendInput<Loaded<C>>>,
  'mutationFn'
>;

/** `useMutation` of a call that changes something; its variables are the call's input. */
export function useSend<C extends CallOrLazy>(call: C, options: MutationExtras<C> = {}) {
  const { http } = useRemote();
  return useMutation<CallAnswer<Loaded<C>>, AppError, SendInput<Loaded<C>>>({
    ...options,
    mutationFn: (input) => loadAndSend(http, call, input),
  });
}

/**
 * Returns a function that sends a call like {@link useSend}, without a mutation observer: for the rows of a list. Errors
 * reach `onError` only.
 */
export function useSendUnobserved() {
  const { http, queryClient } = useRemote();
  return <C extends CallOrLazy>(
    call: C,
    input: SendInput<Loaded<C>>,
    options: MutationOptions<CallAnswer<Loaded<C>>, AppError, SendInput<Loaded<C>>>,
  ): void => {
    const mutation = queryClient
      .getMutationCache()
      .build<CallAnswer<Loaded<C>>, AppError, SendInput<Loaded<C>>, unknown>(queryClient, {
        ...options,
        mutationFn: (variables) => loadAndSend(http, call, variables),
      });
    mutation.execute(input).catch(() => {});
  };
}
