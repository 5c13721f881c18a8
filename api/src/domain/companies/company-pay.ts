import type { CompanyProfile } from '@jobharbor/shared/contracts';
import { minPayAdverts } from '@jobharbor/shared/contracts/jobs/min-pay-adverts';
import { sql } from 'kysely';
import { categoryById, optionIn } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import type { JobSearch } from '../../search/job-search.ts';

/** The fewest advertisements of a company by which its pay is compared. */
const minOwn = 3;
const maxFields = 3;
/** Advertisements read, newest first. */
const maxOwn = 300;

/** A field of work in which a company advertises, and the middle of the pay of each advertisement. */
interface Field {
  category_id: number;
  pays: number[];
}

/**
 * How the pay that a company advertises in the market compares with the median of the same fields there. Null where too few
 * advertisements of it, or of others in these fields, state pay.
 */
export async function companyPay(
  { db, search }: { db: Db; search: Pick<JobSearch, 'search'> },
  companyId: number,
  { country, language }: Market,
  now: Date,
): Promise<CompanyProfile['pay']> {
  const { rows } = await sql<Field>`
    with own as (
      select j.category_id, (coalesce(d.salary_low, d.salary_high)::float8 + coalesce(d.salary_high, d.salary_low)) / 2 as middle
      from search_documents d join jobs j on j.id = d.job_id
      where d.country_key = ${country.key} and d.company_id = ${companyId} and j.category_id is not null
        and d.removed_at is null and (d.expires_at is null or d.expires_at > ${now})
        and coalesce(d.salary_low, d.salary_high) is not null
      order by d.posted_at desc limit ${maxOwn}
    )
    select category_id, array_agg(middle) as pays from own
    group by category_id order by count(*) desc, category_id limit ${maxFields}`.execute(db);
  if (countOf(rows) < minOwn) return null;
  const compare = async (field: Field) => {
    const query = { job_categories: [field.category_id], sort: 1 as const, page: 1, size: 1 };
    const { payRange } = await search.search({ country: country.key, query });
    const others = (payRange?.jobs ?? 0) - field.pays.length;
    if (payRange === null || payRange.median <= 0 || others < minPayAdverts) return [];
    return [{ field, others, ratios: field.pays.map((pay) => pay / payRange.median) }];
  };
  const compared = (await Promise.all(rows.map(compare))).flat();
  const ratios = compared.flatMap((one) => one.ratios).sort((a, b) => a - b);
  if (ratios.length < minOwn) return null;
  return {
    percent: Math.round(((ratios[Math.floor(ratios.length / 2)] ?? 1) - 1) * 100),
    adverts: ratios.length,
    compared_with: compared.reduce((sum, { others }) => sum + others, 0),
    fields: compared.flatMap(({ field }) => {
      const category = categoryById(field.category_id);
      return category ? [optionIn(category, language.value)] : [];
    }),
  };
}

const countOf = (fields: readonly Field[]): number => fields.reduce((sum, { pays }) => sum + pays.length, 0);
