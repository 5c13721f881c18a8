import type { Preparation } from '@jobharbor/shared/remote/server';
import { ratesQuery } from './rates-query.ts';

export async function prepareConverter({ queryClient, http, locale }: Preparation): Promise<undefined> {
  await queryClient.prefetchQuery(ratesQuery({ http, locale }));
}
