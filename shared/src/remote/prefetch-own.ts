import type { QueryKey } from '@tanstack/react-query';
import { callQuery, type InputArguments } from './call-query.ts';
import type { CallOrLazy } from './lazy-call.ts';
import type { Preparation } from './preparation.ts';

/**
 * Fetches what a call answers to the person whom a page is rendered for. If it fails the browser asks again, and shows the
 * error: the page has a skeleton at its place.
 */
export async function prefetchOwn<C extends CallOrLazy>(
  preparation: Preparation,
  call: C,
  ...input: InputArguments<C>
): Promise<void> {
  const query = callQuery(call, preparation, ...input);
  await preparation.queryClient.prefetchQuery({ ...query, retry: false } as never);
  forgetFailure(preparation, query.queryKey);
}

/** Forgets a query that failed, so that it is rendered as one that nobody has asked for. */
export function forgetFailure({ queryClient }: Preparation, queryKey: QueryKey): void {
  if (queryClient.getQueryState(queryKey)?.status === 'error')
    queryClient.removeQueries({ queryKey, exact: true });
}
