import { type Kysely, sql } from 'kysely';

/** Events that wait to be told to an advertising provider, and countries whose events a provider refuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pixel_events (
      id uuid primary key,
      country_key text not null,
      name text not null,
      path text not null,
      click_id text not null,
      clicked_at timestamptz not null,
      user_agent text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_at timestamptz not null
    )`.execute(db);
  await sql`create index pixel_events_due on pixel_events (next_at)`.execute(db);
  await sql`create index pixel_events_click on pixel_events (click_id)`.execute(db);
  await sql`
    create table pixel_refusals (
      country_key text primary key,
      pixel_id text not null,
      since timestamptz not null,
      status integer not null,
      answer text not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pixel_refusals, pixel_events`.execute(db);
}
