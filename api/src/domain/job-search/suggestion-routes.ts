import {
  type CountryKey,
  combinedSuggestionsAnswer,
  companySuggestionsAnswer,
  suggestionQuery,
} from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import type { CompanyCount } from '../../search/job-search.ts';

/** What a person may mean who has typed so far: companies, and titles beside them. */
export function suggestionRoutes(
  app: App,
  { searchDb, search }: Pick<Dependencies, 'searchDb' | 'search'>,
): void {
  const companiesFor = async (country: CountryKey, typed: string, size: number) =>
    withNames(searchDb, await search.suggestCompanies(country, typed, size));
  app.get(
    '/search-suggestion',
    {
      schema: {
        summary: 'Companies with open jobs for what a person has typed so far',
        querystring: suggestionQuery,
        response: { 200: companySuggestionsAnswer },
      },
    },
    async ({ query, market }) => ({
      data: { companies: await companiesFor(market.country.key, query.query, query.size) },
    }),
  );
  app.get(
    '/combined_search_suggestion',
    {
      schema: {
        summary: 'Advertised titles and companies for what a person has typed so far',
        querystring: suggestionQuery,
        response: { 200: combinedSuggestionsAnswer },
      },
    },
    async ({ query: { query, size }, market: { country } }) => {
      const [job_titles, companies] = await Promise.all([
        search.suggestTitles(country.key, query, size),
        companiesFor(country.key, query, size),
      ]);
      return { data: { job_titles, companies } };
    },
  );
}

async function withNames(db: Db, found: readonly CompanyCount[]) {
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'logo_url', 'is_verified'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  return found.flatMap(({ id, count }) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : [{ ...row, open_jobs: count }];
  });
}
