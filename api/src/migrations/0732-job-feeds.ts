import { type Kysely, sql } from 'kysely';

const feedQueue = {
  policy: 'standard',
  retryLimit: 0,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
};

/** Boards of applicant tracking systems that are pulled for a company, and what each pull did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_feeds (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      added_by bigint references accounts (id) on delete set null,
      system text not null,
      board text not null,
      country_key text not null,
      added_at timestamptz not null,
      next_pull_at timestamptz not null,
      /* In a row. */
      failures integer not null default 0,
      /* For conditional requests. */
      etag text,
      last_modified text,
      unique (company_id, system, board)
    )`.execute(db);
  await sql`create index job_feeds_next on job_feeds (next_pull_at)`.execute(db);
  await sql`create index job_feeds_added_by on job_feeds (added_by)`.execute(db);
  await sql`
    create table job_feed_reports (
      id bigint generated always as identity primary key,
      feed_id bigint not null references job_feeds (id) on delete cascade,
      at timestamptz not null,
      outcome text not null check (outcome in ('changed', 'unchanged', 'failed')),
      created integer not null,
      changed integer not null,
      unchanged integer not null,
      closed integer not null,
      refused jsonb not null,
      problem text
    )`.execute(db);
  await sql`create index job_feed_reports_feed on job_feed_reports (feed_id, id)`.execute(db);
  await sql`select queue.create_queue('feeds', ${JSON.stringify(feedQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('feeds')`.execute(db);
  await sql`drop table job_feed_reports, job_feeds`.execute(db);
}
