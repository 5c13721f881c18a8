import type { Preparation } from '@jobharbor/shared/remote/server';
import { readCompaniesAddress } from './companies-address.ts';
import { companiesQuery } from './companies-query.ts';

/** Fetches the companies of a URL. */
export async function prepareCompanies({
  queryClient,
  http,
  locale,
  search,
}: Preparation): Promise<undefined> {
  await queryClient.prefetchQuery(companiesQuery({ http, locale }, readCompaniesAddress(search)));
}
