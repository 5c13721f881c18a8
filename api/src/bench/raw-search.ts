import type { CountryKey } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/pools.ts';

interface RawSearch {
  country: CountryKey;
  /** As `tsquery` takes it; marks of filters among the words. */
  terms?: string;
  /** Words that rank, as `tsquery` takes them; by date without. */
  ranked?: string;
  page?: number;
  /** Facets whose own filter is in use: what they count over, since a click there would replace that filter. */
  own?: readonly (readonly [column: string, terms: string])[];
}

const open = sql`removed_at is null and (expires_at is null or expires_at > now())`;

/**
 * What someone would write by hand for one page of a search, its total and its facets over the same matches, and the
 * rows of the page: the least that the database has to do for such a page.
 */
export async function rawPage(
  db: Db,
  { country, terms, ranked, page = 1, own = [] }: RawSearch,
): Promise<void> {
  const holding = terms === undefined ? sql`true` : sql`terms @@ ${terms}::tsquery`;
  const score = ranked === undefined ? sql`0` : sql`ts_rank(head, ${ranked}::tsquery)`;
  const counted = own.map(
    ([column, others]) => sql`(select json_agg(f) from (
      select ${sql.ref(column)}, count(*) from search_documents
      where country_key = ${country} and terms @@ ${others}::tsquery and ${open} group by 1) f)`,
  );
  await sql`
    with matches as materialized (
      select job_id, posted_at, ${score} as score, location_ids, category_ids, degree_id, xp_lvl_id, job_type_id,
        work_arrangement_id, is_company_verified
      from search_documents where country_key = ${country} and ${holding} and ${open}
    ), page as (
      select job_id from matches order by score desc, posted_at desc, job_id desc limit 30 offset ${(page - 1) * 30}
    )
    select (select count(*) from matches), (select json_agg(j) from (
        select j.id, j.title, j.slug, j.snippet, j.skills, c.name from page p
        join jobs j on j.id = p.job_id join companies c on c.id = j.company_id) j),
      (select json_agg(f) from (
        select degree_id, xp_lvl_id, job_type_id, work_arrangement_id, is_company_verified, count(*) from matches
        group by grouping sets ((degree_id), (xp_lvl_id), (job_type_id), (work_arrangement_id), (is_company_verified))) f),
      (select json_agg(f) from (select id, count(*) from matches, unnest(location_ids) id group by 1) f),
      (select json_agg(f) from (select id, count(*) from matches, unnest(category_ids) id group by 1) f)
      ${counted.length === 0 ? sql`` : sql`, ${sql.join(counted)}`}`.execute(db);
}

/** Titles that begin so, with their open jobs. */
export async function rawSuggestion(db: Db, country: CountryKey, start: string): Promise<void> {
  await titles(db, country, sql`title_key like ${`${start}%`}`);
}

const titles = (db: Db, country: CountryKey, where: RawBuilder<unknown>) =>
  sql`
    select t.value, count(*) from job_titles t join search_documents d on d.title_id = t.id
    where t.country_key = ${country} and d.country_key = ${country} and ${open} and ${where}
    group by t.id order by count(*) desc limit 5`.execute(db);
