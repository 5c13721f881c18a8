import { randomUUID } from 'node:crypto';
import type { Conditions } from '../conditions.ts';
import type { PayRange } from '../listing/pay-range.ts';
import type { FoundPage, PageRequest } from '../search-engine.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { conditionsQuery, filtersOf } from './query/conditions-query.ts';
import type { Dsl } from './query/dsl.ts';
import { type Aggregations, facetAggregations, othersThan, readFacets } from './query/facet-aggregations.ts';
import { payAggregation, readPayRange } from './query/pay-aggregations.ts';
import { jobIdOf, sortKeys } from './query/sort-keys.ts';
import type { SearchAnswer } from './search-answer.ts';
import { searchTogether } from './search-together.ts';

/** Up to so many matches the range of their pay is exact. */
const maxExactPay = 20_000;

/**
 * One page, the total and all facets of a search that may match every job of a country. Each facet is a search of its own: for
 * one alone the nodes count the jobs of each option, for several at once they visit every match.
 */
export async function findWithoutWords(
  server: OpenSearch,
  conditions: Conditions,
  { sort, page, size }: PageRequest,
): Promise<FoundPage> {
  const { base, own } = filtersOf(conditions);
  const query = conditionsQuery(conditions);
  // Copies become current one after the other.
  const preference = randomUUID();
  const search = (bodies: readonly Dsl[]) =>
    searchTogether(
      server,
      bodies.map((body) => ({ country: conditions.country, body })),
      preference,
    );
  const countFacet = ([facet, aggregation]: [string, Dsl]): Dsl => ({
    ...{ size: 0, track_total_hits: false },
    query: { bool: { filter: [...base, ...othersThan(own, facet).map((filter) => filter.query)] } },
    aggs: { [facet]: aggregation },
  });
  const [found, ...counted] = await search([
    { query, from: (page - 1) * size, size, track_total_hits: true, sort: sortKeys(sort) },
    ...Object.entries(facetAggregations(conditions)).map(countFacet),
  ]);
  const total = found?.hits.total?.value ?? 0;
  const readPay = async (): Promise<PayRange | null> => {
    const aggs = { pay: payAggregation(total <= maxExactPay) };
    const paid = readPayRange(
      allCounts(await search([{ query, size: 0, track_total_hits: false, aggs }])).pay,
    );
    // The index may have changed since the first request.
    return paid && { ...paid, jobs: Math.min(paid.jobs, total) };
  };
  return {
    jobIds: found?.hits.hits.map(jobIdOf) ?? [],
    total,
    facets: readFacets(allCounts(counted)),
    payRange: total === 0 ? null : await readPay(),
  };
}

const allCounts = (answers: readonly SearchAnswer[]): Aggregations & { pay: object } =>
  Object.assign({}, ...answers.map(({ aggregations }) => aggregations));
