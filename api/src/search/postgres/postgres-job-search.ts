import type { Db } from '../../database/pools.ts';
import type { JobSearch, SearchAnswer, SearchRequest } from '../job-search.ts';
import { type Conditions, hasKeyword, readConditions } from './conditions.ts';
import { correctSpelling } from './correct-spelling.ts';
import { findPage } from './find-page.ts';
import { findRescue } from './find-rescue.ts';
import { findSimilar } from './find-similar.ts';
import { findHotTitles, suggestTitles } from './find-titles.ts';

/** Search on the tables of `search_documents`. `db` is the pool with the time limit. */
export function createPostgresJobSearch({ db, clock }: { db: Db; clock: () => Date }): JobSearch {
  return {
    search: (request) => search(db, request, clock()),
    similar: (jobId, size) => findSimilar(db, jobId, size, clock()),
    suggestTitles: (country, typed, size) => suggestTitles(db, country, typed, size, clock()),
    hotTitles: (country, size) => findHotTitles(db, country, size, clock()),
  };
}

async function search(db: Db, request: SearchRequest, now: Date): Promise<SearchAnswer> {
  const asTyped = await answer(db, request, readConditions(request, now));
  const { conditions } = asTyped;
  if (asTyped.total > 0 || !hasKeyword(conditions)) return asTyped;
  const corrected = await correctSpelling(db, conditions, request.query.query ?? '');
  if (corrected === null) return { ...asTyped, rescue: await findRescue(db, conditions) };
  const mended = { ...request, query: { ...request.query, query: corrected } };
  const better = await answer(db, mended, readConditions(mended, now));
  const rescue = better.total > 0 ? null : await findRescue(db, better.conditions);
  return { ...better, correctedQuery: corrected, rescue };
}

async function answer(
  db: Db,
  { country, query }: SearchRequest,
  conditions: Conditions,
): Promise<SearchAnswer & { conditions: Conditions }> {
  const sort = query.sort ?? (hasKeyword(conditions) ? 2 : 1);
  const found = await findPage(db, conditions, { country, sort, page: query.page, size: query.size });
  const asOf = Math.floor((conditions.asOf ?? conditions.now).getTime() / 1_000);
  return { ...found, asOf, correctedQuery: null, rescue: null, conditions };
}
