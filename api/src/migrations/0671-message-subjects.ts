import { type Kysely, sql } from 'kysely';

/** What messages of the kinds `system`, `interview` and `offer` are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column event text, add column interview_id bigint, add column offer_id bigint`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages drop column event, drop column interview_id, drop column offer_id`.execute(db);
}
