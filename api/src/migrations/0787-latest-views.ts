import { type Kysely, sql } from 'kysely';

/** Index of the latest job views of an account, so that a page of results need not read all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index job_views_latest on job_views (account_id, viewed_at desc) where account_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_views_latest`.execute(db);
}
