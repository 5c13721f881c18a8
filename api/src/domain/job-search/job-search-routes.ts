import { randomUUID } from 'node:crypto';
import { convertFilters } from '@jobharbor/shared/calls/config/convert-filters';
import { getTitlePay } from '@jobharbor/shared/calls/job/get-title-pay';
import { listRemoteAbroad } from '@jobharbor/shared/calls/job/list-remote-abroad';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { listJobCards } from '../jobs/job-repository.ts';
import { comparePay } from './compare-pay.ts';
import { convertFilterValues } from './convert-filters.ts';
import { findHiddenJob } from './find-hidden-job.ts';
import { findTitlePay } from './find-title-pay.ts';
import { otherJobs } from './other-jobs.ts';
import { payInQuery } from './pay-in-query.ts';
import { findRemoteAbroad, rankBySharedHours } from './remote-abroad.ts';
import { optionNames, understoodQuery } from './understood-query.ts';

const companyNames = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute();

/** Public search. Only open jobs are found, and the response schema drops any column that the contract does not name. */
export function jobSearchRoutes(
  app: App,
  { searchDb, search, clock }: Pick<Dependencies, 'searchDb' | 'search' | 'clock'>,
): void {
  serve(app, searchJobs, async ({ body, market }) => {
    const found = await search.search({ country: market.country.key, query: body }, { readPay: payInQuery });
    const [cards, companies] = await Promise.all([
      listJobCards(searchDb, [...found.jobIds, ...found.relatedIds], market),
      companyNames(searchDb, [...(body.company_ids ?? []), ...found.facets.company_ids.map(({ id }) => id)]),
    ]);
    const matchIds = new Set(found.jobIds);
    const jobs = cards.filter(({ id }) => matchIds.has(id));
    return {
      jobs,
      related: cards.filter(({ id }) => !matchIds.has(id)),
      ...(found.mentionsFrom !== null && { mentions_from: found.mentionsFrom }),
      total: found.total,
      page: body.page,
      size: body.size,
      facets: found.facets,
      pay_range: found.payRange,
      companies,
      query_id: randomUUID(),
      as_of: found.asOf,
      understood: understoodQuery(found, body.query ?? '', market),
      rescue: found.rescue,
      ways_out: found.relaxations,
      shorter_queries: found.shorterQueries.map((shorter) => ({
        ...shorter,
        name: optionNames(market, shorter.query),
      })),
      unmatched_words: found.unmatchedWords,
      hidden: await findHiddenJob({ db: searchDb, search, market }, body, jobs),
    };
  });

  serve(app, listRemoteAbroad, async ({ query, market }) => {
    const request = {
      ...{ home: market.country, timeZone: query.time_zone, isWeb3: query.is_web3 !== undefined },
      excludedCompanies: (query.excluded_company_ids ?? '').split(',').filter(Boolean).map(Number),
      ...{ size: query.size, now: clock() },
    };
    const found = await findRemoteAbroad(search, request);
    const cards = await listJobCards(
      searchDb,
      found.flatMap(({ jobIds }) => jobIds),
      market,
    );
    const { jobs, countries } = rankBySharedHours(found, cards, request);
    return { jobs: jobs.slice(0, query.size), countries };
  });

  serve(app, getTitlePay, async ({ query, market, request, reply }) => {
    cacheFor(request, reply, 600);
    return findTitlePay(searchDb, query, market, clock());
  });

  serve(app, convertFilters, ({ body, market }) => convertFilterValues(searchDb, body, market));

  serve(app, listSimilarJobs, async ({ query, market }) => {
    const ids = await search.similar(query.job_id, query.size);
    const [job, ...jobs] = await listJobCards(searchDb, [query.job_id, ...ids], market);
    if (!job) return { jobs: [], pay: null, company_jobs: [] };
    const [pay, others] = await Promise.all([comparePay(search, job), otherJobs(search, job)]);
    return { jobs, pay, company_jobs: await listJobCards(searchDb, others, market) };
  });
}
