import { type Kysely, sql } from 'kysely';

const retentionQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 300,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
};

/** Queue of the retention job, and deletion of job views with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['job_views', 'external_clicks']) {
    await sql`
      delete from ${sql.table(table)} t
      where account_id is not null and not exists (select from accounts a where a.id = t.account_id)`.execute(
      db,
    );
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_account_id_fkey`)}
        foreign key (account_id) references accounts (id) on delete cascade`.execute(db);
  }
  await sql`create index job_views_viewed on job_views (viewed_at)`.execute(db);
  await sql`create index external_clicks_clicked on external_clicks (clicked_at)`.execute(db);
  await sql`select queue.create_queue('retention', ${JSON.stringify(retentionQueue)}::text::jsonb)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('retention')`.execute(db);
  await sql`drop index external_clicks_clicked`.execute(db);
  await sql`drop index job_views_viewed`.execute(db);
  for (const table of ['job_views', 'external_clicks'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_account_id_fkey`)}`.execute(
      db,
    );
}
