import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { companyKeyOf } from '../analyser/simplify-chinese.ts';
import type { CompanyCount } from '../search-engine.ts';
import { asPattern } from './find-titles.ts';

/** The number of companies whose jobs are counted. */
const maxCandidates = 300;
/** Scripts without spaces have no word beginnings to match. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Companies whose name begins with the typed text, then those with a word that does; most open jobs first. */
export async function suggestCompanies(
  db: Db,
  country: string,
  typed: string,
  size: number,
  now: Date,
): Promise<CompanyCount[]> {
  const start = companyKeyOf(typed.slice(0, 200));
  if (start === '') return [];
  const first = `${asPattern(start)}%`;
  const within = spaceless.test(start) ? `%${first}` : `% ${first}`;
  const { rows } = await sql<CompanyCount>`
    with candidates as (
      (select company_id, 0 as rank from company_names
       where country_key = ${country} and name_key like ${first} order by name_key, company_id limit ${maxCandidates})
      union all
      (select company_id, 1 from company_names
       where country_key = ${country} and name_key like ${within} and name_key not like ${first}
       order by name_key, company_id limit ${maxCandidates})
    )
    select c.company_id as id, count(*) as count
    from candidates c join search_documents d on d.company_id = c.company_id and d.country_key = ${country}
    where d.removed_at is null and (d.expires_at is null or d.expires_at > ${now})
    group by c.company_id, c.rank
    order by c.rank, count(*) desc, c.company_id
    limit ${size}`.execute(db);
  return rows;
}

/** Whether a company of the country has a name that begins with these words: at least two, or a part of a name without spaces. */
export async function isCompanyNamePrefix(db: Db, country: string, typed: string): Promise<boolean> {
  const start = companyKeyOf(typed.slice(0, 200));
  const isSpaceless = spaceless.test(start);
  if (start === '' || (!isSpaceless && !start.includes(' '))) return false;
  const { rows } = await sql`
    select 1 from company_names where country_key = ${country}
      and (name_key = ${start} or name_key like ${`${asPattern(start)}${isSpaceless ? '' : ' '}%`}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
