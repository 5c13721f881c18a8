import { type Kysely, sql } from 'kysely';

/** Magic links by mail: the newest of each address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_links (
      email_key text primary key,
      /* Address as typed, for the account that the link may create. */
      email text not null,
      /* SHA-256 of the token, which only the mail contains. */
      token_hash bytea not null unique,
      /* SHA-256 of a cookie of the browser that requested the mail. */
      browser_hash bytea not null,
      /* Return path on this site. */
      redirect text not null default '',
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index sign_in_links_expiry on sign_in_links (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sign_in_links`.execute(db);
}
