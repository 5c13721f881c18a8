import { type Kysely, sql } from 'kysely';

const queue = { policy: 'standard', retryLimit: 0, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 };

/** Hours in which recruiters hold interviews, and their linked calendars with the busy times read from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recruiter_calendars (
      account_id bigint primary key references accounts (id) on delete cascade,
      time_zone text,
      hours jsonb not null default '[]',
      /* Encrypted. */
      link text,
      link_host text,
      read_at timestamptz,
      /* From and until in seconds, two by two. */
      busy bigint[] not null default '{}',
      unread_events integer not null default 0,
      etag text,
      content_hash text,
      problem text,
      failures integer not null default 0,
      next_read_at timestamptz
    )`.execute(db);
  await sql`
    create index recruiter_calendars_next on recruiter_calendars (next_read_at) where next_read_at is not null`.execute(
    db,
  );
  await sql`select queue.create_queue('calendars', ${JSON.stringify(queue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('calendars')`.execute(db);
  await sql`drop table recruiter_calendars`.execute(db);
}
