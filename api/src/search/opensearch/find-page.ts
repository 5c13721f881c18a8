import type { Conditions } from '../conditions.ts';
import { type NearMeanings, readWords } from '../postgres/conditions.ts';
import { type FoundPage, type PageRequest, SearchUnavailableError } from '../search-engine.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { aliasOf } from './index-format.ts';
import { filtersOf } from './query/conditions-query.ts';
import type { Dsl } from './query/dsl.ts';
import { type Aggregations, facetAggregations, readFacets, within } from './query/facet-aggregations.ts';
import { payAggregation, readPayRange } from './query/pay-aggregations.ts';
import { rankedQuery, titledQuery } from './query/relevance-query.ts';

/** Part of an answer to a search that this engine reads. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number }; hits: { _index: string; sort: number[] }[] };
  aggregations?: unknown;
}

/** Throws unless all matches were looked at. */
export function checkComplete({ timed_out, _shards }: SearchAnswer): void {
  if (timed_out || _shards.failed > 0)
    throw new SearchUnavailableError(
      `OpenSearch answered with a part of the matches: ${timed_out ? 'out of time' : `${_shards.failed} shards failed`}`,
    );
}

/** Time that a node spends on a search. */
export const timeLimit = '3s';

const byDate: Dsl[] = [{ posted_at: 'desc' }, { job_id: 'desc' }];

/** One page, the total and all facets. The meaning of titles is asked for only where the page goes beyond those with all words. */
export async function findPage(
  server: OpenSearch,
  conditions: Conditions,
  { sort, page, size }: PageRequest,
  findNear: () => Promise<NearMeanings>,
): Promise<FoundPage> {
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
        sort: [...(ranked ? [{ _score: 'desc' }] : sortOf(sort)), ...byDate],
        ...more,
      },
    });
    checkComplete(answer);
    return answer;
  };
  const answer = await ask(new Map(), {
    track_total_hits: true,
    aggs: {
      ...facetAggregations(conditions, own),
      pay: payAggregation(own),
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

/** The last value that hits are sorted by is the job's id. */
const jobIdOf = ({ sort }: { sort: number[] }): number => sort.at(-1) ?? 0;

/** Sort keys besides relevance and date; jobs without a value come last. */
function sortOf(sort: PageRequest['sort']): Dsl[] {
  if (sort === 3) return [{ salary_high: { order: 'desc', missing: '_last' } }];
  return sort === 4 ? [{ expires_at: 'asc' }] : [];
}
