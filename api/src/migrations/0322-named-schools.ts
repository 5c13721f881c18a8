import { type Kysely, sql } from 'kysely';

/** Prefix index on school names in profiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index profile_entries_school on profile_entries (lower(content ->> 'school_name') text_pattern_ops)
    where kind = 'education'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profile_entries_school`.execute(db);
}
