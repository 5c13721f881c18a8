import { suggestCompanies } from '@jobharbor/shared/calls/company/suggest-companies';
import { suggestTitlesAndCompanies } from '@jobharbor/shared/calls/company/suggest-titles-and-companies';
import { suggestJobTitles } from '@jobharbor/shared/calls/config/suggest-job-titles';
import type { CountryKey } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import type { CompanyCount } from '../../search/search-engine.ts';

/** Advertised titles and companies for what a person has typed so far. */
export function suggestionRoutes(
  app: App,
  { searchDb, search }: Pick<Dependencies, 'searchDb' | 'search'>,
): void {
  const companiesFor = async (country: CountryKey, typed: string, size: number) =>
    withNames(searchDb, await search.suggestCompanies(country, typed, size));

  serve(app, suggestJobTitles, async ({ query: { query, size }, market }) => ({
    job_titles: await search.suggestTitles(market.country.key, query, size),
  }));

  serve(app, suggestCompanies, async ({ query: { query, size }, market }) => ({
    companies: await companiesFor(market.country.key, query, size),
  }));

  serve(app, suggestTitlesAndCompanies, async ({ query: { query, size }, market: { country } }) => {
    const [job_titles, companies] = await Promise.all([
      search.suggestTitles(country.key, query, size),
      companiesFor(country.key, query, size),
    ]);
    return { job_titles, companies };
  });
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
