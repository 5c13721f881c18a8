import { getCompany } from '@jobharbor/shared/calls/get-company';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findCompany, findFeaturedCompanies } from './company-repository.ts';

export function companyRoutes(app: App, { db }: Pick<Dependencies, 'db'>): void {
  serve(app, getCompany, async ({ params, market, request, reply }) => {
    const company = await findCompany(db, params.id, market);
    if (company === null) throw new ApiError(errorCode.notFound);
    cacheFor(request, reply, 60);
    return company;
  });

  serve(app, listFeaturedCompanies, async ({ query, market, request, reply }) => {
    cacheFor(request, reply, 300);
    return { companies: await findFeaturedCompanies(db, query.size, market) };
  });
}
