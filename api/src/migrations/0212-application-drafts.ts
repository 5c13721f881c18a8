import { type Kysely, sql } from 'kysely';

const draftQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 300,
  retryBackoff: true,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
};

/** Drafts of applications, and the queue that deletes expired ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_drafts (
      account_id bigint not null references accounts (id) on delete cascade,
      job_id bigint not null,
      content jsonb not null,
      /* Browser's clock, capped at the server's. */
      written_at timestamptz not null,
      primary key (account_id, job_id)
    )`.execute(db);
  await sql`create index application_drafts_written on application_drafts (written_at)`.execute(db);
  await sql`select queue.create_queue('drafts', ${JSON.stringify(draftQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('drafts')`.execute(db);
  await sql`drop table application_drafts`.execute(db);
}
