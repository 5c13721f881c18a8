import { type Kysely, sql } from 'kysely';

/**
 * What each source says of its job by itself, so that a job of several sources can be put together anew when one of
 * them changes or goes; and places that the lists do not hold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column other_places text[] not null default '{}'`.execute(db);
  // `feed` names the source and the country of its file; of rows from before, the next import of their file says it.
  await sql`
    alter table job_sources
      add column feed text,
      add column location_ids bigint[] not null default '{}',
      add column other_places text[] not null default '{}',
      add column is_open boolean not null default true,
      add column gone_at timestamptz`.execute(db);
  await sql`create index job_sources_feed on job_sources (feed) where gone_at is null`.execute(db);
}
