import { asText, hasKeyword, readConditions } from '../conditions.ts';
import { namesPartOfRegion } from '../query/options-in-query.ts';
import { placeAbroad } from '../query/places-abroad.ts';
import { readQuery } from '../query/read-query.ts';
import type { FoundPage } from '../search-engine.ts';
import { findNearNames } from './places/near-name.ts';
import type { Reading, Search } from './search.ts';
import { completeLastWord } from './words/complete-last-word.ts';
import { correctSpelling } from './words/correct-spelling.ts';

interface Setup extends Pick<Search, 'engine' | 'request' | 'readPay' | 'order'> {
  now: Date;
  /** The advertised titles of `function_job_title_ids`. */
  titleIds: readonly number[];
}

export function createSearch(setup: Setup): Search {
  const { engine, request, now, titleIds } = setup;
  const typed = request.query.query ?? '';
  const conditions = readConditions(request, now, titleIds);
  // The name of a place of another country is no mistake.
  const isAbroad = () => placeAbroad(request.country, typed) !== null;
  const pages = new Map<Reading, Promise<FoundPage>>();
  const search: Search = {
    ...setup,
    typed,
    conditions,
    readings: once(() => readingsOf(search)),
    completion: once(async () => (isAbroad() ? null : completeLastWord(search))),
    correction: once(async () => (isAbroad() ? null : correctSpelling(search))),
    nearNames: once(async () => (isAbroad() ? [] : findNearNames(search))),
    with: (changed) => search.only({ ...request.query, ...changed }),
    only: (query) => createSearch({ ...setup, request: { ...request, query } }),
    async find(reading) {
      const { page, size } = request.query;
      const sort = request.query.sort ?? (hasKeyword(reading.conditions) ? 2 : 1);
      const found = pages.get(reading) ?? engine.find(reading.conditions, { sort, page, size });
      pages.set(reading, found);
      return { ...(await found), ...reading, search, sort, correctedQuery: null, pay: null };
    },
  };
  return search;
}

/**
 * Words that name a place or another option filter as that option does. Where that finds nothing, a place means the region
 * around it; then they are text ("remote sensing"). They are text first where a company's name begins so ("Manila Water").
 */
async function readingsOf({ engine, request, typed, conditions }: Search): Promise<Reading[]> {
  const { country } = request;
  const text = asText(conditions, typed);
  const asWords = { conditions: text ?? conditions, optionsQuery: null, placeReach: 'place' } as const;
  if (text === null) return [asWords];
  const asOptions = { conditions, optionsQuery: typed, placeReach: 'place' } as const;
  if (await engine.isCompanyNamePrefix(country, typed)) return [asWords, asOptions];
  const around = { ...conditions, parsed: readQuery(country, typed, 'region') };
  return [
    asOptions,
    ...(namesPartOfRegion(country, typed)
      ? [{ conditions: around, optionsQuery: typed, placeReach: 'region' } as const]
      : []),
    asWords,
  ];
}

function once<T>(compute: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= compute();
    return made;
  };
}
