import { readAcross } from '../across/across-conditions.ts';
import { asText, type Conditions, type SearchRequest } from '../conditions.ts';
import type { JobSearch, ReadPay, SearchAnswer } from '../job-search.ts';
import { nearbyInQuery } from '../query/nearby-in-query.ts';
import type { SearchEngine } from '../search-engine.ts';
import { countAbroad } from './count-abroad.ts';
import { createSearch } from './create-search.ts';
import { hiddenMatch } from './hidden-match.ts';
import { mentionsLast } from './mentions-last.ts';
import { order as usualOrder } from './order.ts';
import { type Found, type FurtherSearches, findContinuation, type Order, recover } from './search.ts';
import { countByWords } from './words/count-by-words.ts';

/** The job search over an engine. */
export function createJobSearch({
  engine,
  clock,
  order = usualOrder,
}: {
  engine: SearchEngine;
  clock: () => Date;
  order?: Order;
}): JobSearch {
  async function begin(request: SearchRequest, readPay?: ReadPay) {
    const { country, query } = request;
    const titleIds = await engine.titlesOfFunctions(country, query.function_job_title_ids ?? []);
    return createSearch({ engine, request, now: clock(), titleIds, readPay, order });
  }
  return {
    async search(asked, { readPay } = {}) {
      const nearby = nearbyInQuery(asked.query.query ?? '');
      const request = nearby === null ? asked : { ...asked, query: { ...asked.query, query: nearby.rest } };
      const search = await begin(request, readPay);
      const found = (await recover(search)) ?? (await findContinuation(search));
      const abroad = found.total === 0 ? await countAbroad(search) : null;
      return { ...toAnswer(await mentionsLast(found, await continueList(found))), nearby, abroad };
    },
    async searchAcross(request) {
      const conditions = readAcross(request, clock());
      const found = await engine.findAcross(conditions, request.body);
      // Words that name a place of this country, or another option, are text where no job of the list has it.
      const text = found.allTotal === 0 ? asText(conditions, request.body.query ?? '') : null;
      const answer = text ? await engine.findAcross({ ...conditions, ...text }, request.body) : found;
      return { ...answer, asOf: secondsOf(conditions) };
    },
    hidden: async (request, shown) => hiddenMatch(await begin(request), shown),
    similar: engine.similar,
    loadTitles: engine.loadTitles,
    titlesNear: engine.titlesNear,
    requiredWord: engine.requiredWord,
    suggestTitles: async (country, typed, size) =>
      countByWords(engine, country, await engine.suggestTitles(country, typed, size), clock()),
    suggestCompanies: engine.suggestCompanies,
    recordSearch: engine.recordSearch,
    hotTitles: engine.hotTitles,
  };
}

/** Jobs after the last match; only a list sorted by relevance has any. */
async function continueList(found: Found): Promise<number[]> {
  const { order, request } = found.search;
  if (found.sort !== 2) return [];
  const ids: number[] = [];
  for (const continuation of order.continuations) ids.push(...(await continuation(found)));
  return [...new Set(ids)].slice(0, request.query.size);
}

const secondsOf = ({ asOf, now }: Conditions): number => Math.floor((asOf ?? now).getTime() / 1_000);

function toAnswer(
  found: Found & Partial<FurtherSearches> & Pick<SearchAnswer, 'relatedIds' | 'mentionsFrom'>,
): Omit<SearchAnswer, 'nearby' | 'abroad'> {
  const {
    jobIds,
    relatedIds,
    mentionsFrom,
    total,
    facets,
    payRange,
    correctedQuery,
    optionsQuery,
    placeReach,
    pay,
    conditions,
  } = found;
  const {
    rescue = null,
    relaxations = [],
    shorterQueries = [],
    unmatchedWords = [],
    fewerWords = null,
  } = found;
  return {
    ...{ jobIds, total, facets, payRange, correctedQuery, optionsQuery, placeReach, pay },
    ...{ rescue, relaxations, shorterQueries, unmatchedWords, fewerWords, relatedIds, mentionsFrom },
    asOf: secondsOf(conditions),
  };
}
