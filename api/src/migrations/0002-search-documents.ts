import { type Kysely, sql } from 'kysely';

/**
 * The search index, apart from the jobs table and partitioned by country, because nearly every search is within one.
 * `terms` holds the words and filters of a job, `head` the words that rank it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_titles (
      id bigint generated always as identity primary key,
      country_key text not null,
      title_key text not null,
      value text not null,
      unique (country_key, title_key)
    )`.execute(db);
  await sql`create index job_titles_prefix on job_titles (country_key, title_key text_pattern_ops)`.execute(
    db,
  );
  await sql`
    create table search_documents (
      country_key text not null,
      job_id bigint not null,
      company_id bigint not null,
      title_id bigint not null,
      listed_at timestamptz not null,
      removed_at timestamptz,
      expires_at timestamptz,
      posted_at timestamptz not null,
      terms tsvector not null,
      head tsvector not null,
      location_ids bigint[] not null,
      category_ids bigint[] not null,
      degree_id bigint,
      xp_lvl_id bigint,
      job_type_id bigint,
      work_arrangement_id bigint,
      salary_low bigint,
      salary_high bigint,
      is_company_verified boolean not null,
      primary key (job_id, country_key)
    ) partition by list (country_key)`.execute(db);
  for (const key of countryKeys) {
    await sql`create table ${sql.id(`search_documents_${key}`)} partition of search_documents for values in (${sql.lit(key)})`.execute(
      db,
    );
  }
  await sql`create table search_documents_rest partition of search_documents default`.execute(db);
  // The GIN pending list is short: it makes a bulk load several times faster than none, and searches read it too at
  // little cost.
  await sql`create index search_documents_terms on search_documents using gin (terms) with (gin_pending_list_limit = 1024)`.execute(
    db,
  );
  await sql`create index search_documents_head on search_documents using gin (head) with (gin_pending_list_limit = 1024)`.execute(
    db,
  );
  await sql`create index search_documents_newest on search_documents (posted_at desc, job_id desc)`.execute(
    db,
  );
  await sql`create index search_documents_title on search_documents (title_id)`.execute(db);
  await sql`create index search_documents_company on search_documents (company_id)`.execute(db);
  await sql`create index search_documents_removed on search_documents (removed_at) where removed_at is not null`.execute(
    db,
  );

  // The words of titles, companies and skills with their spellings without one or two letters, to correct typing errors.
  await sql`
    create table search_words (
      country_key text not null,
      word text not null,
      /* Original spelling with accents, for display. */
      shown text not null,
      spellings text[] not null,
      primary key (country_key, word)
    )`.execute(db);
  await sql`create index search_words_spellings on search_words using gin (spellings) with (gin_pending_list_limit = 1024)`.execute(
    db,
  );
}

/** The markets when this migration was written: a later one needs its own migration, or uses the default partition. */
const countryKeys = [
  'ph',
  'sg',
  'id',
  'my',
  'tw',
  'hk',
  'cn',
  'jp',
  'th',
  'vn',
  'in',
  'ae',
  'sa',
  'tr',
  'es',
  'mx',
  'br',
  'us',
  'others',
];
