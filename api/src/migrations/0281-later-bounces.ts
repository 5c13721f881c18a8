import { type Kysely, sql } from 'kysely';

/**
 * Mails by address and time, from which consecutive bounces are counted. Replaces `mail_bounces`, which
 * is no longer written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_recipient on mails (lower(recipient), created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mails_recipient`.execute(db);
}
