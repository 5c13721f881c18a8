import { type Kysely, sql } from 'kysely';

/**
 * The mails of an address in order, from which the bounces in a row are counted. `mail_bounces` counted them before; it
 * is no longer written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_recipient on mails (lower(recipient), created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mails_recipient`.execute(db);
}
