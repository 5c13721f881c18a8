import { type Kysely, sql } from 'kysely';

/** IANA time zone of the browser of a session: reminders name the time by the candidate's own clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column time_zone text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column time_zone`.execute(db);
}
