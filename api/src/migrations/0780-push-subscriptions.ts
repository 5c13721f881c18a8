import { type Kysely, sql } from 'kysely';

/** Web push: the site's key, the subscription of a session's browser, and what has been pushed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_keys (
      id integer primary key check (id = 1),
      public_key text not null,
      /* Encrypted. */
      private_key text not null,
      made_at timestamptz not null
    )`.execute(db);
  await sql`
    create table push_subscriptions (
      session_id bigint primary key references sessions (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      subscribed_at timestamptz not null
    )`.execute(db);
  await sql`create index push_subscriptions_account on push_subscriptions (account_id)`.execute(db);
  await sql`alter table notifications add column pushed_at timestamptz`.execute(db);
  await sql`alter table chats add column pushed_message_id bigint`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chats drop column pushed_message_id`.execute(db);
  await sql`alter table notifications drop column pushed_at`.execute(db);
  await sql`drop table push_subscriptions, push_keys`.execute(db);
}
