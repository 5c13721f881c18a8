import { type Kysely, sql } from 'kysely';

/** Webhooks of companies with their deliveries, and the answers to pushes of jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      url text not null,
      events text[] not null,
      /* Encrypted, as the former one. */
      secret text not null,
      former_secret text,
      former_until timestamptz,
      is_enabled boolean not null default true,
      failing_since timestamptz,
      added_at timestamptz not null
    )`.execute(db);
  await sql`create index webhooks_company on webhooks (company_id)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      webhook_id bigint not null references webhooks (id) on delete cascade,
      event text not null,
      body text not null,
      created_at timestamptz not null,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      attempts integer not null default 0,
      next_at timestamptz,
      status integer,
      problem text
    )`.execute(db);
  await sql`create index webhook_deliveries_of on webhook_deliveries (webhook_id, id)`.execute(db);
  await sql`create index webhook_deliveries_next on webhook_deliveries (next_at) where next_at is not null`.execute(
    db,
  );
  await sql`create index webhook_deliveries_created on webhook_deliveries (created_at)`.execute(db);
  await sql`
    create table job_pushes (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      results jsonb not null,
      pushed_at timestamptz not null
    )`.execute(db);
  await sql`create index job_pushes_account on job_pushes (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_pushes, webhook_deliveries, webhooks`.execute(db);
}
