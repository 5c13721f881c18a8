import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { listJobCards } from '../jobs/job-repository.ts';

/** Lists of jobs over all countries. Cards show pay in the market's currency. */
export function acrossRoutes(
  app: App,
  { searchDb, search }: Pick<Dependencies, 'searchDb' | 'search'>,
): void {
  serve(app, searchAcross, async ({ body, market }) => {
    const found = await search.searchAcross({ home: market.country, language: market.language, body });
    return {
      jobs: await listJobCards(searchDb, found.jobIds, market),
      ...{ total: found.total, all_total: found.allTotal },
      ...{ page: body.page, size: body.size, as_of: found.asOf },
      facets: found.facets,
      countries: found.countries.map(({ key, count }) => ({ country_key: key, count })),
    };
  });
}
