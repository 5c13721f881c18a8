import { type Kysely, sql } from 'kysely';

/**
 * The sources of imported jobs, one row for each advertisement of each source; several may be one job. Checkpoints from
 * which an interrupted import resumes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_sources (
      source_key text primary key,
      job_id bigint not null references jobs (id) on delete cascade,
      is_primary boolean not null,
      url text,
      country_key text not null,
      file_id bytea not null,
      row_number bigint not null,
      content_hash bytea not null,
      block_key bigint not null,
      fingerprint bytea not null,
      detail text not null,
      seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index job_sources_block on job_sources (block_key)`.execute(db);
  await sql`create index job_sources_job on job_sources (job_id)`.execute(db);
  await sql`
    create table import_checkpoints (
      id bytea primary key,
      file_name text not null,
      mapping text not null,
      country text not null,
      rows_done bigint not null,
      counts jsonb not null,
      late_refusals jsonb not null default '[]',
      finished_at timestamptz,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
