import { type Kysely, sql } from 'kysely';

/**
 * Result and attendance that the candidate of an interview was last mailed about, and the start times of sent
 * reminders. A moved interview gets a new reminder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column accepted_at timestamptz,
      add column mailed_result text,
      add column mailed_attended boolean,
      add column reminded_day_before timestamptz,
      add column reminded_hour_before timestamptz`.execute(db);
  // Existing results count as mailed.
  await sql`update interviews set mailed_result = result, mailed_attended = attended`.execute(db);
  await sql`create index interviews_accepted on interviews (starts_at) where state = 'accepted'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index interviews_accepted`.execute(db);
  await sql`
    alter table interviews
      drop column accepted_at, drop column mailed_result, drop column mailed_attended,
      drop column reminded_day_before, drop column reminded_hour_before`.execute(db);
}
