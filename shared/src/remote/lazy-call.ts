import type { AnyCall } from '../contracts/define-call.ts';

/**
 * A call whose definition with its schemas is loaded when it is sent, which keeps them out of the first script of
 * server-rendered pages. Its type checks `id` against the definition.
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

/** See {@link LazyCall}: `lazyCall({ id: 'GET /x/y', access: 'public' }, async () => (await import('…/calls/x/get-y')).getY)`. */
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

/** Prefix of the keys of all queries of a call: for `invalidateQueries`. */
export const callPrefix = ({ id, version }: Pick<CallOrLazy, 'id' | 'version'>) => [id, version] as const;
