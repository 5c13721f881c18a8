import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companies (
      id bigint generated always as identity primary key,
      source text not null,
      source_key text not null,
      slug text not null,
      name text not null,
      country_key text not null,
      logo_url text,
      is_verified boolean not null default false,
      industry_id bigint,
      size_id bigint,
      website text,
      about_html text not null default '',
      language text not null,
      founded_year int,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (source, source_key)
    )`.execute(db);
  // recruiter_id is an account's id, without a foreign key because the accounts table is created by a later migration.
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      source text not null,
      source_id text not null,
      country_key text not null,
      language text not null,
      title text not null,
      slug text not null,
      company_id bigint not null references companies (id),
      recruiter_id bigint,
      location_ids bigint[] not null default '{}',
      category_id bigint,
      function_ids bigint[] not null default '{}',
      job_type_id bigint,
      xp_lvl_id bigint,
      degree_id bigint,
      work_arrangement_id bigint,
      salary_currency text,
      salary_period text,
      salary_min bigint,
      salary_max bigint,
      skills text[] not null default '{}',
      description_html text not null,
      snippet text not null,
      benefits text[] not null default '{}',
      screening_questions jsonb not null default '[]',
      apply_mode text not null,
      external_url text,
      is_web3 boolean not null default false,
      status text not null,
      posted_at timestamptz not null,
      reposted_at timestamptz,
      closed_at timestamptz,
      valid_through timestamptz,
      /* Hash of the newest stored draft: storing the same draft again is a no-op. */
      content_hash bytea not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (source, source_id),
      check ((apply_mode = 'external') = (external_url is not null)),
      check (status in ('open', 'on_hold', 'closed')),
      check ((salary_currency is null) = (salary_period is null))
    )`.execute(db);
  await sql`create index jobs_company on jobs (company_id)`.execute(db);
  await sql`create index jobs_recruiter on jobs (recruiter_id) where recruiter_id is not null`.execute(db);
}
