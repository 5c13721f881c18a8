import { type Conditions, hasKeyword } from '../conditions.ts';
import { type NearMeanings, readWords } from '../postgres/conditions.ts';
import type { FoundPage, PageRequest } from '../search-engine.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { findWithoutWords } from './find-without-words.ts';
import { aliasOf } from './index-format.ts';
import { filtersOf } from './query/conditions-query.ts';
import type { Dsl } from './query/dsl.ts';
import {
  type Aggregations,
  facetAggregations,
  othersThan,
  readFacets,
  within,
} from './query/facet-aggregations.ts';
import { payAggregation, readPayRange } from './query/pay-aggregations.ts';
import { rankedQuery, titledQuery } from './query/relevance-query.ts';
import { jobIdOf, sortKeys } from './query/sort-keys.ts';
import { checkComplete, type SearchAnswer, timeLimit } from './search-answer.ts';

/** One page, the total and all facets. The meaning of titles is asked for only where the page goes beyond those with all words. */
export async function findPage(
  server: OpenSearch,
  conditions: Conditions,
  request: PageRequest,
  findNear: () => Promise<NearMeanings>,
): Promise<FoundPage> {
  if (!hasKeyword(conditions)) return findWithoutWords(server, conditions, request);
  const { sort, page, size } = request;
  const { base, own } = filtersOf(conditions);
  const start = (page - 1) * size;
  const titled = sort === 2 ? titledQuery(conditions) : null;
  const ask = async (near: NearMeanings, more: Dsl): Promise<SearchAnswer> => {
    const condition = { bool: { filter: base } };
    const ranked = sort === 2 ? rankedQuery(condition, conditions, near) : null;
    const answer = await server.search<SearchAnswer>({
      path: `/${aliasOf(server.settings, conditions.country)}/_search`,
      query: { allow_partial_search_results: false },
      body: {
        ...{ from: start, size, timeout: timeLimit, _source: false, stored_fields: '_none_' },
        query: ranked ?? condition,
        ...(own.length > 0 && { post_filter: { bool: { filter: own.map(({ query }) => query) } } }),
        sort: [...(ranked ? [{ _score: 'desc' }] : []), ...sortKeys(sort)],
        ...more,
      },
    });
    checkComplete(answer);
    return answer;
  };
  const answer = await ask(new Map(), {
    track_total_hits: true,
    aggs: {
      ...Object.fromEntries(
        Object.entries(facetAggregations(conditions)).map(([facet, counted]) => [
          facet,
          within(othersThan(own, facet), counted),
        ]),
      ),
      pay: within(own, payAggregation()),
      ...(titled && { titled: within(own, { filter: titled }) }),
    },
  });
  const counts = answer.aggregations as Aggregations & { pay: object; titled?: Titled };
  const total = answer.hits.total?.value ?? 0;
  const isBeyond = titled !== null && (counts.titled?.of ?? counts.titled)?.doc_count !== undefined;
  const titledCount = (counts.titled?.of ?? counts.titled)?.doc_count ?? 0;
  const near =
    isBeyond && titledCount < total && titledCount < start + size && readWords(conditions).text !== ''
      ? await findNear()
      : null;
  const ordered = near && near.size > 0 ? await ask(near, { track_total_hits: false }) : answer;
  return {
    jobIds: ordered.hits.hits.map(jobIdOf),
    total,
    facets: readFacets(counts),
    payRange: readPayRange(counts.pay),
  };
}

interface Titled {
  doc_count?: number;
  of?: { doc_count?: number };
}
