import type { CompanyCard } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { findCountryList } from '../common/find-country-list.ts';
import { flatOption, locationOptions } from '../common/options.ts';
import { companyIdenticon } from './company-identicon.ts';

/** `hiring`: companies with open jobs in the market's country, and their number. For a `with` clause. */
export const hiringIn = ({ country }: Market, now: Date, columns: RawBuilder<unknown> = sql``) => sql`
  hiring as (
    select company_id, count(*) as open_jobs ${columns} from search_documents
    where country_key = ${country.key} and removed_at is null and (expires_at is null or expires_at > ${now})
    group by company_id
  )`;

interface CountedCompany {
  id: number;
  open_jobs: number;
}

/** Cards of these companies, in order. */
export async function companyCards(
  db: Db,
  found: readonly CountedCompany[],
  { country, language }: Market,
): Promise<CompanyCard[]> {
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('companies')
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .select(['id', 'slug', 'name', 'logo_url', 'is_verified', 'industry_id', 'size_id', 'location_id'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, open_jobs }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { industry_id, size_id, location_id, ...brief } = row;
    return [
      {
        ...brief,
        identicon: companyIdenticon(brief.name),
        open_jobs,
        industry: flatOption('industry_lists', industry_id, language.value),
        size: flatOption('company_sizes', size_id, language.value, country.key),
        location: location_id === null ? null : (locationOptions([location_id], language.value)[0] ?? null),
      },
    ];
  });
}

/**
 * At most `size` companies with open jobs in the market's country: those that an admin has listed in their order, verified
 * ones, then the most open jobs.
 */
export async function findFeaturedCompanies(
  db: Db,
  size: number,
  market: Market,
  now: Date,
): Promise<CompanyCard[]> {
  const listed = (await findCountryList(db, 'featured-companies', market.country.key)) ?? [];
  const { rows } = await sql<CountedCompany>`
    with ${hiringIn(market, now)}
    select c.id, h.open_jobs from hiring h join companies c on c.id = h.company_id
    order by array_position(${listed.map(Number)}::bigint[], c.id) nulls last, c.is_verified desc, h.open_jobs desc, c.id
    limit ${size}`.execute(db);
  return companyCards(db, rows, market);
}

/**
 * Similar companies that hire in the market's country. Those of the same industry come first, then those that advertise
 * work of the same categories, nearest in size. Null when there is no such company.
 */
export async function findSimilarCompanies(
  db: Db,
  id: number,
  size: number,
  market: Market,
  now: Date,
): Promise<CompanyCard[] | null> {
  const { rows: own } = await sql<{ industry_id: number | null; size_id: number | null; work: number[] }>`
    select industry_id, size_id, array(
      select distinct unnest(category_ids) from search_documents where company_id = c.id) as work
    from companies c where id = ${id}`.execute(db);
  const [company] = own;
  if (company === undefined) return null;
  const shared = sql`, count(*) filter (where category_ids && ${company.work}::bigint[]) as shared`;
  const { rows } = await sql<CountedCompany>`
    with ${hiringIn(market, now, shared)}, near as (
      select c.id, h.open_jobs, h.shared, abs(c.size_id - ${company.size_id}::bigint) as distance,
        coalesce(c.industry_id = ${company.industry_id}::bigint, false) as is_alike
      from hiring h join companies c on c.id = h.company_id
      where c.id <> ${id}
    )
    select id, open_jobs from near where is_alike or shared > 0
    order by is_alike desc, shared > 0 desc, distance nulls last, open_jobs desc, id
    limit ${size}`.execute(db);
  return companyCards(db, rows, market);
}
