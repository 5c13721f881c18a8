import type { Company } from '@jobharbor/shared/contracts';
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
