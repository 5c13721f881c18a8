import { jobIdOf } from '@jobharbor/shared/domain/jobs';
import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { companyPath } from '../../common/companies/company-paths.ts';
import {
  companyJobsQuery,
  companyQuery,
  jobsPageOf,
  sectionOf,
  similarCompaniesQuery,
} from './company-queries.ts';

/** Fetches what a company's page shows; answers 404 for an unknown company, redirects an outdated slug. */
export async function prepareCompany(
  { queryClient, http, locale, search }: Preparation,
  segment: string,
  subpage: string | undefined,
): Promise<Prepared | undefined> {
  const source = { http, locale };
  const id = jobIdOf(segment);
  const section = sectionOf(subpage);
  if (id === undefined || section === undefined) return { status: 404 };
  const [company] = await Promise.all([
    queryClient.fetchQuery(companyQuery(source, id)),
    section !== 'culture' &&
      queryClient.prefetchQuery(
        companyJobsQuery(source, id, section, section === 'jobs' ? jobsPageOf(search) : 1),
      ),
    section === 'overview' && queryClient.prefetchQuery(similarCompaniesQuery(source, id)),
  ]);
  if (company === null) return { status: 404 };
  if (decodeURI(companyPath(company)) !== `/company/${segment}`) {
    const query = search.toString();
    return { redirect: companyPath(company, section) + (query && `?${query}`) };
  }
}
