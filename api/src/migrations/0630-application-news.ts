import { type Kysely, sql } from 'kysely';

/** The latest step of the employer in an application that its owner has not seen yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column news_at timestamptz, add column news_event text`.execute(db);
  await sql`create index applications_news on applications (account_id, news_at) where news_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications drop column news_at, drop column news_event`.execute(db);
}
