import type { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import type { Company } from '@jobharbor/shared/contracts';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { flatOption } from '../common/options.ts';

/** A company's own page; null when there is no such company. */
export async function findCompany(db: Db, id: number, { language }: Market): Promise<Company | null> {
  const row = await db
    .selectFrom('companies')
    .where('id', '=', id)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('search_documents')
        .whereRef('company_id', '=', 'companies.id')
        .where('removed_at', 'is', null)
        .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', new Date())]))
        .select((count) => count.fn.countAll<number>().as('open_jobs'))
        .as('open_jobs'),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_url: row.logo_url,
    is_verified: row.is_verified,
    country_key: row.country_key,
    industry: flatOption('industry_lists', row.industry_id, language.value),
    size: flatOption('company_sizes', row.size_id, language.value),
    website: row.website,
    about_html: row.about_html,
    language: row.language,
    founded_year: row.founded_year,
    open_jobs: row.open_jobs ?? 0,
  };
}

type FeaturedCompany = CallResult<typeof listFeaturedCompanies>['companies'][number];

/** At most `size` companies with open jobs in the market's country: verified ones first, then the most open jobs. */
export async function findFeaturedCompanies(
  db: Db,
  size: number,
  { country }: Market,
  now = new Date(),
): Promise<FeaturedCompany[]> {
  const { rows } = await sql<FeaturedCompany>`
    with hiring as (
      select company_id, count(*) as open_jobs from search_documents
      where country_key = ${country.key} and removed_at is null and (expires_at is null or expires_at > ${now})
      group by company_id
    )
    select c.id, c.slug, c.name, c.logo_url, c.is_verified, h.open_jobs
    from hiring h join companies c on c.id = h.company_id
    order by c.is_verified desc, h.open_jobs desc, c.id
    limit ${size}`.execute(db);
  return rows;
}
