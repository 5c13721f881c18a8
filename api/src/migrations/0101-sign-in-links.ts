import { type Kysely, sql } from 'kysely';

/** Links that sign in, sent by mail: the newest of each address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_links (
      email_key text primary key,
      /* As it was typed, for the account that it may become. */
      email text not null,
      /* sha256 of the token; the token itself is only ever in the mail. */
      token_hash bytea not null unique,
      /* sha256 of what the browser that asked for the mail keeps in a cookie. */
      browser_hash bytea not null,
      /* Page of this site to open afterwards, as the browser named it. */
      redirect text not null default '',
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index sign_in_links_expiry on sign_in_links (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sign_in_links`.execute(db);
}
