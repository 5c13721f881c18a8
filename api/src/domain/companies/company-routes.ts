import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/company/list-featured-companies';
import { listSimilarCompanies } from '@jobharbor/shared/calls/company/list-similar-companies';
import { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { companyPay } from './company-pay.ts';
import { findCompanyProfile } from './company-repository.ts';
import { findFeaturedCompanies, findSimilarCompanies } from './hiring-companies.ts';
import { findCompanies } from './search-companies.ts';

/** Companies and what they offer. Lists read through the pool with the statement timeout: they may scan a country. */
export function companyRoutes(
  app: App,
  { db, searchDb, search, clock }: Pick<Dependencies, 'db' | 'searchDb' | 'search' | 'clock'>,
): void {
  serve(app, getCompany, async ({ params, market, request, reply }) => {
    const company = await findCompanyProfile(db, params.id, market, clock());
    if (company === null) throw new ApiError(errorCode.notFound);
    cacheFor(request, reply, 60);
    return { ...company, pay: await companyPay({ db: searchDb, search }, params.id, market, clock()) };
  });

  serve(app, searchCompanies, async ({ query, market, request, reply }) => {
    cacheFor(request, reply, 60);
    return findCompanies(searchDb, query, market, clock());
  });

  serve(app, listFeaturedCompanies, async ({ query, market, request, reply }) => {
    // Renders keep what lasts five minutes, whatever the news: an admin's list holds at once.
    cacheFor(request, reply, 60);
    return { companies: await findFeaturedCompanies(searchDb, query.size, market, clock()) };
  });

  serve(app, listSimilarCompanies, async ({ params, query, market, request, reply }) => {
    const companies = await findSimilarCompanies(searchDb, params.companyId, query.size, market, clock());
    if (companies === null) throw new ApiError(errorCode.notFound);
    cacheFor(request, reply, 300);
    return { companies };
  });
}
