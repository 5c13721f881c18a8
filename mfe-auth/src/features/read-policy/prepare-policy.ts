import type { Preparation } from '@jobharbor/shared/remote/server';
import { policyQuery } from './policy-query.ts';

/** Loads the page's text before it is rendered on the server. */
export async function preparePolicy({ path, queryClient, locale }: Preparation): Promise<undefined> {
  const name = path.slice(1);
  if (name === 'terms' || name === 'privacy') {
    await queryClient.prefetchQuery(policyQuery(name, locale.language.value));
  }
}
