import { type Kysely, sql } from 'kysely';

/** The state of an interview that its candidate was last mailed about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column mailed_version integer not null default 0,
      add column mailed_state text,
      add column mailed_starts_at timestamptz`.execute(db);
  // Existing interviews count as mailed.
  await sql`
    update interviews
    set mailed_version = version, mailed_state = state, mailed_starts_at = starts_at`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      drop column mailed_version, drop column mailed_state, drop column mailed_starts_at`.execute(db);
}
