import { queryOptions } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '../contracts/define-call.ts';
import type { HttpClient } from '../http/create-http.ts';
import { sendCall } from '../http/send-call.ts';
import type { Locale } from './locale.ts';

/** Who asks, for whom: what a call's answer depends on besides its input. */
export interface CallSource {
  http: HttpClient;
  locale: Locale;
  /** Account of the session; undefined for nobody. Answers of calls with access `public` do not depend on it. */
  userId?: number | undefined;
}

/**
 * A call whose definition, schemas and all, is loaded when it is sent: for pages that the server drew, whose first
 * script then holds none of it. `id` is checked against the definition by its type.
 */
export interface LazyCall<C extends AnyCall = AnyCall> {
  readonly id: C['id'];
  readonly access: C['access'];
  readonly worldwide: boolean;
  readonly version: number;
  load(): Promise<C>;
}

type LazyOptions<C extends AnyCall> = Pick<C, 'id' | 'access'> &
  (C['worldwide'] extends true ? { worldwide: true } : { worldwide?: false }) & { version?: C['version'] };

/** See {@link LazyCall}: `lazyCall({ id: 'GET /x/y', access: 'public' }, async () => (await import('…/calls/get-y')).getY)`. */
export function lazyCall<C extends AnyCall>(
  options: LazyOptions<NoInfer<C>>,
  load: () => Promise<C>,
): LazyCall<C> {
  return { worldwide: false, version: 1, ...options, load } as LazyCall<C>;
}

export type CallOrLazy = AnyCall | LazyCall;
export type Loaded<C extends CallOrLazy> =
  C extends LazyCall<infer Call> ? Call : C extends AnyCall ? C : never;

/** The definition itself, loaded where it is lazy. */
export const loadCall = async <C extends CallOrLazy>(call: C): Promise<Loaded<C>> =>
  ('load' in call ? await call.load() : call) as Loaded<C>;

/** What the key of every query of a call begins with, whoever asks: for `invalidateQueries`. */
export const callPrefix = ({ id, version }: Pick<CallOrLazy, 'id' | 'version'>) => [id, version] as const;

/**
 * The query key of a call: its id and the version of its answer, then country and language (unless it is worldwide) and
 * account (unless it is public), then its input. Remotes of different builds agree on it by construction.
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
    queryFn: async ({ signal }): Promise<CallAnswer<Loaded<C>>> => {
      const definition = (await loadCall(call)) as AnyCall;
      return sendCall(source.http, definition, { ...input, signal } as never) as never;
    },
  });
}

/** Lets `input` be left out where everything in it may be. */
export type InputArguments<C extends CallOrLazy> =
  Record<string, never> extends CallInput<Loaded<C>>
    ? [input?: CallInput<Loaded<C>>]
    : [input: CallInput<Loaded<C>>];
