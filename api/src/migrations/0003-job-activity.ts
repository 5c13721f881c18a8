import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_views (
      job_id bigint not null references jobs (id) on delete cascade,
      account_id bigint,
      device text not null,
      device_uuid text,
      source text,
      viewed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index job_views_account on job_views (account_id, job_id) where account_id is not null`.execute(
    db,
  );
  await sql`create index job_views_job on job_views (job_id)`.execute(db);
  await sql`
    create table external_clicks (
      job_id bigint not null references jobs (id) on delete cascade,
      account_id bigint,
      device text not null,
      device_uuid text,
      source text,
      clicked_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index external_clicks_job on external_clicks (job_id)`.execute(db);
  await sql`create index external_clicks_account on external_clicks (account_id, job_id) where account_id is not null`.execute(
    db,
  );
}
