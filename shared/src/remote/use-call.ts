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
import { useLocale, useRemote, useSession } from './remote-context.tsx';

/** Who asks: the remote's HTTP client, the page's country and language, the session's account. */
export function useCallSource(): CallSource {
  const { http } = useRemote();
  const { country, language } = useLocale();
  const { user } = useSession();
  return { http, locale: { country, language }, userId: user?.id };
}

type QueryExtras<Answer, Data> = Omit<
  UseQueryOptions<Answer, AppError, Data, readonly unknown[]>,
  'queryKey' | 'queryFn'
>;

/** Reads a call through the query cache. Its error is an `AppError`. For a call without input hand over `{}`. */
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

type MutationExtras<C extends CallOrLazy> = Omit<
  UseMutationOptions<CallAnswer<Loaded<C>>, AppError, SendInput<Loaded<C>>>,
  'mutationFn'
>;

/** Sends a call that changes something: `useMutation` whose variables are the call's input. */
export function useSend<C extends CallOrLazy>(call: C, options: MutationExtras<C> = {}) {
  const { http } = useRemote();
  return useMutation<CallAnswer<Loaded<C>>, AppError, SendInput<Loaded<C>>>({
    ...options,
    mutationFn: (input) => loadAndSend(http, call, input),
  });
}

/**
 * A function that sends a call like {@link useSend}, whose progress nothing shows: for the rows of a list, since it
 * observes nothing. Failures reach `onError` alone.
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
