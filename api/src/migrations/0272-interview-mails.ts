import { type Kysely, sql } from 'kysely';

/** What of an interview its candidate was last written to about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column mailed_version integer not null default 0,
      add column mailed_state text,
      add column mailed_starts_at timestamptz`.execute(db);
  // Of what happened before nobody writes any more.
  await sql`
    update interviews
    set mailed_version = version, mailed_state = state, mailed_starts_at = starts_at`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      drop column mailed_version, drop column mailed_state, drop column mailed_starts_at`.execute(db);
}
