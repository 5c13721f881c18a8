import { type Kysely, sql } from 'kysely';

/** Greetings and résumés that are sent by themselves: who wants it, and at most one of each in a chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column sends_greeting boolean not null default false,
      add column sends_resume boolean not null default false`.execute(db);
  await sql`
    alter table messages
      add column automatic text check (automatic in ('greeting', 'resume'))`.execute(db);
  await sql`
    create table automatic_messages (
      chat_id bigint not null references chats (id) on delete cascade,
      kind text not null,
      message_id bigint not null references messages (id) on delete cascade,
      primary key (chat_id, kind)
    )`.execute(db);
  await sql`create index automatic_messages_message on automatic_messages (message_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table automatic_messages`.execute(db);
  await sql`alter table messages drop column automatic`.execute(db);
  await sql`alter table accounts drop column sends_greeting, drop column sends_resume`.execute(db);
}
