import { type Kysely, sql } from 'kysely';

/** External applications, which people track here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column external_host text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from applications where external_host is not null`.execute(db);
  await sql`alter table applications drop column external_host`.execute(db);
}
