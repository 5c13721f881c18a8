import { type Kysely, sql } from 'kysely';

/** What an admin decided on a contested absence, and which decision the candidate was last mailed about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column decision text,
      add column decision_reason text,
      add column decided_at timestamptz,
      add column mailed_decided_at timestamptz`.execute(db);
  await sql`
    create index interviews_disputed on interviews (id)
      where jobseeker_attended = false or recruiter_attended = false or employer_attended = false`.execute(
    db,
  );
  await sql`create index interviews_decided on interviews (decided_at) where decided_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      drop column decision, drop column decision_reason, drop column decided_at, drop column mailed_decided_at`.execute(
    db,
  );
}
