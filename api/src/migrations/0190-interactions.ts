import { type Kysely, sql } from 'kysely';

const interactionQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: 86_400,
};

/**
 * Anonymous views and clicks of visitors. Rows are aggregated by day and deleted; the count per visitor is
 * stored with the day's salt and deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interactions (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      kind text not null check (kind in ('expose', 'click', 'page_view', 'event')),
      country_key text not null,
      device text not null,
      page text not null,
      sub_page text not null default '',
      /* Name of an event. */
      name text not null default '',
      job_id bigint references jobs (id) on delete cascade,
      query_id text,
      reco_from text,
      extra jsonb,
      is_counted boolean not null default false
    )`.execute(db);
  await sql`create index interactions_at on interactions (at)`.execute(db);
  await sql`create index interactions_job on interactions (job_id) where job_id is not null`.execute(db);
  await sql`create index interactions_uncounted on interactions (id) where not is_counted`.execute(db);
  await sql`
    create table interaction_days (
      day date not null,
      country_key text not null,
      kind text not null,
      device text not null,
      page text not null,
      sub_page text not null,
      name text not null,
      interactions bigint not null,
      primary key (day, country_key, kind, device, page, sub_page, name)
    )`.execute(db);
  await sql`
    create table interaction_visitors (
      day date not null references hot_search_salts (day) on delete cascade,
      visitor bytea not null,
      kind text not null,
      spent integer not null,
      primary key (day, visitor, kind)
    )`.execute(db);
  await sql`select queue.create_queue('interactions', ${JSON.stringify(interactionQueue)}::text::jsonb)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('interactions')`.execute(db);
  await sql`drop table interaction_visitors, interaction_days, interactions`.execute(db);
}
