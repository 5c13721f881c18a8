import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { companyKeyOf } from '../search/analyser/simplify-chinese.ts';

interface Advertiser {
  country_key: string;
  company_id: number;
  company_name: string;
}

/** Stores the names of companies by country, for suggestions. Known ones are not locked. */
export async function storeCompanyNames(tx: Db, jobs: readonly Advertiser[]): Promise<void> {
  const names = new Map(jobs.map((job) => [`${job.company_id} ${job.country_key}`, job]));
  if (names.size === 0) return;
  // Sorted, so that parallel intakes lock in the same order and cannot deadlock.
  const rows = [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql`
    insert into company_names (country_key, company_id, name_key)
    select * from unnest(
      ${rows.map((row) => row.country_key)}::text[], ${rows.map((row) => row.company_id)}::bigint[],
      ${rows.map((row) => companyKeyOf(row.company_name))}::text[]
    ) as given (country_key, company_id, name_key)
    where not exists (
      select from company_names known
      where known.company_id = given.company_id and known.country_key = given.country_key
        and known.name_key = given.name_key)
    on conflict (company_id, country_key) do update set name_key = excluded.name_key
    where company_names.name_key <> excluded.name_key`.execute(tx);
}
