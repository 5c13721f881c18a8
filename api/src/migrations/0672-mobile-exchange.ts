import { type Kysely, sql } from 'kysely';

/** Requests for mobile numbers, which are messages of the kind `mobile`, and the numbers once both sides agree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column state text, add column jobseeker_mobile text, add column recruiter_mobile text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      drop column state, drop column jobseeker_mobile, drop column recruiter_mobile`.execute(db);
}
