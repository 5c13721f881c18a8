import { type Kysely, sql } from 'kysely';

/**
 * What each side marked of the candidate's attendance, and the candidate's appeal. `attended` stays what both come to, for the
 * previous version: null while they contradict each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column jobseeker_attended boolean,
      add column recruiter_attended boolean,
      add column appeal_text text,
      add column appealed_at timestamptz,
      add column is_late boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      drop column jobseeker_attended, drop column recruiter_attended,
      drop column appeal_text, drop column appealed_at, drop column is_late`.execute(db);
}
