import { type Kysely, sql } from 'kysely';

/**
 * Events of the sites that have Redis, written in the transaction that they tell of and read by one process. `xid` is that
 * transaction: rows do not become visible in the order of `id`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_outbox (
      id bigint generated always as identity,
      xid xid8 not null default pg_current_xact_id(),
      at timestamptz not null default now(),
      event text not null,
      primary key (xid, id)
    )`.execute(db);
  await sql`
    create function add_to_outbox(event text) returns void language plpgsql as $$
    begin
      insert into event_outbox (event) values (add_to_outbox.event);
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function add_to_outbox(text)`.execute(db);
  await sql`drop table event_outbox`.execute(db);
}
