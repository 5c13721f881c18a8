import { type Kysely, sql } from 'kysely';

/**
 * The history of an account's searches, with the newest results of the last look and of the last one of the visit before.
 * `job_versions` has the title and pay of a job until a change; a trigger writes it, for API versions of before as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_history (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      country_key text not null,
      filters jsonb not null,
      filters_hash bytea not null,
      visits integer not null default 1,
      results integer not null,
      seen_at timestamptz not null,
      /* Null for a search whose results are not compared any more. */
      seen_ids bigint[],
      before_at timestamptz,
      before_ids bigint[],
      /* Results of that visit, of which before_ids has the newest. */
      before_results integer,
      unique (account_id, country_key, filters_hash)
    )`.execute(db);
  await sql`create index search_history_seen on search_history (seen_at)`.execute(db);
  await sql`
    alter table accounts
      add column keeps_searches boolean not null default true,
      add column shows_vip_badge boolean not null default false`.execute(db);
  await sql`
    create table job_versions (
      job_id bigint not null references jobs (id) on delete cascade,
      replaced_at timestamptz not null,
      title text not null,
      salary_currency text,
      salary_period text,
      salary_min bigint,
      salary_max bigint,
      primary key (job_id, replaced_at)
    )`.execute(db);
  await sql`create index job_versions_replaced on job_versions (replaced_at)`.execute(db);
  await sql`
    create function store_job_version() returns trigger language plpgsql as $$
    begin
      insert into job_versions (job_id, replaced_at, title, salary_currency, salary_period, salary_min, salary_max)
      values (old.id, new.updated_at, old.title, old.salary_currency, old.salary_period, old.salary_min, old.salary_max)
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_version after update of title, salary_currency, salary_period, salary_min, salary_max on jobs
    for each row when (
      (old.title, old.salary_currency, old.salary_period, old.salary_min, old.salary_max)
        is distinct from (new.title, new.salary_currency, new.salary_period, new.salary_min, new.salary_max))
    execute function store_job_version()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger jobs_version on jobs`.execute(db);
  await sql`drop function store_job_version()`.execute(db);
  await sql`drop table job_versions, search_history`.execute(db);
  await sql`alter table accounts drop column keeps_searches, drop column shows_vip_badge`.execute(db);
}
