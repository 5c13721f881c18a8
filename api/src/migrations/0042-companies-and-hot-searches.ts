import { type Kysely, sql } from 'kysely';
import { companyKeyOf } from '../search/analyser/simplify-chinese.ts';

/**
 * Company names by country, folded, for suggestions; and how often an advertised title was searched for on each day.
 * Typed text itself is not stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_names (
      country_key text not null,
      company_id bigint not null references companies (id) on delete cascade,
      name_key text not null,
      primary key (company_id, country_key)
    )`.execute(db);
  await sql`create index company_names_prefix on company_names (country_key, name_key text_pattern_ops)`.execute(
    db,
  );
  const { rows } = await sql<{ country_key: string; id: number; name: string }>`
    select distinct d.country_key, c.id, c.name
    from search_documents d join companies c on c.id = d.company_id`.execute(db);
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    await sql`
      insert into company_names (country_key, company_id, name_key)
      select * from unnest(
        ${some.map((row) => row.country_key)}::text[], ${some.map(({ id }) => id)}::bigint[],
        ${some.map(({ name }) => companyKeyOf(name))}::text[]
      )`.execute(db);
  }
  await sql`
    create table hot_searches (
      country_key text not null,
      title_id bigint not null references job_titles (id) on delete cascade,
      day date not null,
      searches bigint not null,
      primary key (country_key, day, title_id)
    )`.execute(db);
}

const atOnce = 5_000;
