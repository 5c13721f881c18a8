import { type Kysely, sql } from 'kysely';

/** Reasons of withdrawn applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applications add column withdraw_reason text
      check (withdraw_reason in ('other_job', 'no_answer', 'pay', 'place', 'changed_mind', 'other'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications drop column withdraw_reason`.execute(db);
}
