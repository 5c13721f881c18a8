import { type Kysely, sql } from 'kysely';

/** The last mail about candidates to each recruiter, and where it began: at most one an hour, and nothing twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recruiter_mails (
      account_id bigint primary key references accounts (id) on delete cascade,
      mailed_at timestamptz not null,
      since timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recruiter_mails`.execute(db);
}
