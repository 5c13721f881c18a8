import { queryOptions } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '../contracts/define-call.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { SendInput } from '../http/send-call.ts';
import { type CallOrLazy, callPrefix, type Loaded, loadCall } from './lazy-call.ts';
import type { Locale } from './locale.ts';

/** Request context: what a call's answer depends on besides its input. */
export interface CallSource {
  http: HttpClient;
  locale: Locale;
  /** Account of the session; undefined without one. Answers of calls with access `public` do not depend on it. */
  userId?: number | undefined;
}

/**
 * Sends a call, lazy or not, and parses its answer. The transport is loaded on demand: it imports zod and the error
 * catalogue, which the first script of a server-rendered page must not contain.
 */
export async function loadAndSend<C extends CallOrLazy>(
  http: HttpClient,
  call: C,
  input: SendInput<Loaded<C>>,
): Promise<CallAnswer<Loaded<C>>> {
  const [{ sendCall }, definition] = await Promise.all([
    import(/* webpackChunkName: "send" */ '../http/send-call.ts'),
    loadCall(call),
  ]);
  return sendCall(http, definition as AnyCall, input as never) as Promise<CallAnswer<Loaded<C>>>;
}

/**
 * The query key of a call: id and version of the answer, country and language (unless worldwide), account (unless
 * public), and input. Remotes of different builds agree on it by construction.
 */
export function callKey<C extends CallOrLazy>(
  call: C,
  { locale, userId }: Omit<CallSource, 'http'>,
  ...[input]: InputArguments<C>
) {
  const market = call.worldwide ? null : `${locale.country.key}/${locale.language.value}`;
  const asker = call.access === 'public' ? null : (userId ?? 'guest');
  return [...callPrefix(call), market, asker, input ?? null] as const;
}

/** Query options of a call, for `useQuery`, `prefetchQuery` and `getQueryData`; in a component use `useCall`. */
export function callQuery<C extends CallOrLazy>(call: C, source: CallSource, ...[input]: InputArguments<C>) {
  return queryOptions({
    queryKey: callKey(call, source, ...([input] as InputArguments<C>)),
    queryFn: ({ signal }): Promise<CallAnswer<Loaded<C>>> =>
      loadAndSend(source.http, call, { ...input, signal } as never),
  });
}

/** Makes `input` optional if all of its members are. */
export type InputArguments<C extends CallOrLazy> =
  Record<string, never> extends CallInput<Loaded<C>>
    ? [input?: CallInput<Loaded<C>>]
    : [input: CallInput<Loaded<C>>];
