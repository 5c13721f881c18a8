import { type Kysely, sql } from 'kysely';

/** Versions of job sources that were stored completely, so that a restart does not store them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table source_fills (
      source text primary key,
      version text not null,
      jobs integer not null,
      filled_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table source_fills`.execute(db);
}
