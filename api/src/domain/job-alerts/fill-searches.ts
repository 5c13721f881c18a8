import type { CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { fillSearch } from './alert-search-repository.ts';

export type TitleSearch = Pick<JobSearch, 'loadTitles' | 'titlesNear' | 'requiredWord'>;

/** The countries with searches by near titles whose titles are not loaded yet. */
export async function findLoadingCountries(db: Db, search: TitleSearch): Promise<string[]> {
  const rows = await db
    .selectFrom('alert_searches')
    .select('country_key')
    .distinct()
    .where('near_title', 'is not', null)
    .execute();
  const countries = await Promise.all(
    rows.map(async ({ country_key: key }) => ((await search.loadTitles(key as CountryKey)) ? [] : [key])),
  );
  return countries.flat();
}

/** Fills searches with near titles, and those whose process crashed before filling them. */
export async function fillPendingSearches(
  db: Db,
  search: TitleSearch,
  loading: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('alert_searches')
    .select('id')
    .where('is_filled', '=', false)
    .where((eb) =>
      eb.or([eb('near_title', 'is', null), sql<boolean>`country_key <> all(${loading}::text[])`]),
    )
    .execute();
  for (const { id } of rows) await fillSearch(db, id, search);
}
