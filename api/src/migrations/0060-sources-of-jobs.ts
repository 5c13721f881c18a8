import { type Kysely, sql } from 'kysely';

/**
 * Contribution of each source to its job, and places that are not in the location list. A job of several sources can be
 * merged again when one of them changes or disappears.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column other_places text[] not null default '{}'`.execute(db);
  // `feed` is the source and the country of its file; existing rows get it from the next import of their file.
  await sql`
    alter table job_sources
      add column feed text,
      add column location_ids bigint[] not null default '{}',
      add column other_places text[] not null default '{}',
      add column is_open boolean not null default true,
      add column gone_at timestamptz`.execute(db);
  await sql`create index job_sources_feed on job_sources (feed) where gone_at is null`.execute(db);
}
