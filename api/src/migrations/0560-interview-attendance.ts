import { type Kysely, sql } from 'kysely';

/**
 * Check-in, attendance and result of interviews. `attended` is null until one side has marked it. `result_from`: from when
 * the candidate can ask for the result; null for the default of the rules.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column checked_in_at timestamptz,
      add column attended boolean,
      add column attendance_by text check (attendance_by in ('jobseeker', 'recruiter')),
      add column result_from timestamptz,
      add column result_requested_at timestamptz,
      add column result text check (result in ('passed', 'not_suitable'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      drop column checked_in_at, drop column attended, drop column attendance_by,
      drop column result_from, drop column result_requested_at, drop column result`.execute(db);
}
