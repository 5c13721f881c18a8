import { randomUUID } from 'node:crypto';
import {
  dataOf,
  hotSearchReport,
  jobPageAnswer,
  jobQuery,
  nothing,
  similarJobsAnswer,
  similarQuery,
} from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { listJobCards } from '../jobs/job-repository.ts';

/** Public search. Only open jobs are found, and the response schema drops any column that the contract does not name. */
export function jobSearchRoutes(
  app: App,
  { searchDb, search }: Pick<Dependencies, 'searchDb' | 'search'>,
): void {
  app.post(
    '/search',
    {
      schema: {
        summary: 'One page of open jobs with facets',
        body: jobQuery,
        response: { 200: jobPageAnswer },
      },
    },
    async ({ body, market }) => {
      const found = await search.search({ country: market.country.key, query: body });
      const cards = await listJobCards(searchDb, [...found.jobIds, ...found.relatedIds], market);
      const isMatch = new Set(found.jobIds);
      return {
        data: {
          jobs: cards.filter(({ id }) => isMatch.has(id)),
          related: cards.filter(({ id }) => !isMatch.has(id)),
          total: found.total,
          page: body.page,
          size: body.size,
          facets: found.facets,
          query_id: randomUUID(),
          as_of: found.asOf,
          understood: { corrected_query: found.correctedQuery },
          rescue: found.rescue,
        },
      };
    },
  );
  app.post(
    '/metrics/job-hot-search',
    {
      schema: {
        summary: 'Someone searched; a title that is advertised becomes hotter',
        body: hotSearchReport,
        response: { 200: dataOf(nothing) },
      },
    },
    async ({ body, market }) => {
      const searched = { titleId: body.job_title_id ?? null, typed: body.query ?? '' };
      await search.noteSearch(market.country.key, searched);
      return { data: {} };
    },
  );
  app.get(
    '/similar',
    {
      schema: {
        summary: 'Open jobs close to one, closest first',
        querystring: similarQuery,
        response: { 200: similarJobsAnswer },
      },
    },
    async ({ query, market }) => {
      const ids = await search.similar(query.job_id, query.size);
      return { data: { jobs: await listJobCards(searchDb, ids, market) } };
    },
  );
}
