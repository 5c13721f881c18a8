import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { readCompaniesAddress } from './companies-address.ts';
import { companiesQuery, isPastEnd } from './companies-query.ts';

/** Fetches the companies of a URL; answers 404 for a page after the last one, 503 without them. */
export async function prepareCompanies(
  { queryClient, http, locale, search }: Preparation,
  blocked: readonly number[],
): Promise<Prepared | undefined> {
  const address = readCompaniesAddress(search);
  const query = companiesQuery({ http, locale }, address, blocked);
  await queryClient.prefetchQuery(query);
  const found = queryClient.getQueryData(query.queryKey);
  if (found === undefined) return { status: 503 };
  return isPastEnd(found, address.page) ? { status: 404 } : undefined;
}
