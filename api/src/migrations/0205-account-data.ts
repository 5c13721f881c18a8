import { type Kysely, sql } from 'kysely';

const exportQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
};

/** Scheduled account deletions, and data exports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column deletion_due_at timestamptz`.execute(db);
  await sql`
    create index accounts_deletion_due on accounts (deletion_due_at) where deletion_due_at is not null`.execute(
    db,
  );
  await sql`
    create table data_exports (
      /* Also the id of its queue job. */
      id uuid primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      status text not null default 'queued' check (status in ('queued', 'ready')),
      /* Language of the mail that announces it. */
      language text not null,
      file_key text,
      size integer,
      requested_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index data_exports_account on data_exports (account_id, requested_at desc)`.execute(db);
  await sql`create index data_exports_expiry on data_exports (expires_at) where expires_at is not null`.execute(
    db,
  );
  await sql`
    create trigger data_exports_file after delete on data_exports
    for each row execute function queue_removed_file('file_key')`.execute(db);
  await sql`select queue.create_queue('data-export', ${JSON.stringify(exportQueue)}::text::jsonb)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('data-export')`.execute(db);
  await sql`drop table data_exports`.execute(db);
  await sql`alter table accounts drop column deletion_due_at`.execute(db);
}
