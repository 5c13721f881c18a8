import { type Kysely, sql } from 'kysely';

/**
 * The alerts of a time zone are due at the same moment. Ordered by that moment alone, each batch would sort all of
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_alerts_due`.execute(db);
  await sql`create index job_alerts_due on job_alerts (next_at, id) where next_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_alerts_due`.execute(db);
  await sql`create index job_alerts_due on job_alerts (next_at) where next_at is not null`.execute(db);
}
