import { type Kysely, sql } from 'kysely';

/** Alerts of lists over all countries. Their searches have no anchors: earlier versions match nothing with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert_searches add column is_across boolean not null default false`.execute(db);
  await sql`create index alert_searches_across on alert_searches (id) where is_across`.execute(db);
}
