import { type Kysely, sql } from 'kysely';

/** One-time codes of hand-offs to another of our sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hand_offs (
      code_hash bytea primary key,
      /* The only site that may exchange the code. */
      site text not null,
      account_id bigint not null references accounts (id) on delete cascade,
      /* A code is void once its session has ended. */
      session_id bigint not null references sessions (id) on delete cascade,
      redirect text not null,
      language text not null,
      country_key text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index hand_offs_account on hand_offs (account_id)`.execute(db);
  await sql`create index hand_offs_session on hand_offs (session_id)`.execute(db);
  await sql`create index hand_offs_expiry on hand_offs (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table hand_offs`.execute(db);
}
