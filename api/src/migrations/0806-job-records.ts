import { type Kysely, sql } from 'kysely';

const recordsQueue = {
  policy: 'standard',
  retryLimit: 0,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
};

/**
 * Facts about advertisements: when each was posted anew, the facts that cards show and a filter reads, and what employers
 * reply. `job_records` has a row for each open job of which something is said. A first answer removes the number of
 * unanswered applications at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_postings (
      job_id bigint not null references jobs (id) on delete cascade,
      posted_at timestamptz not null,
      primary key (job_id, posted_at)
    )`.execute(db);
  await sql`
    insert into job_postings (job_id, posted_at)
    select id, reposted_at from jobs where reposted_at is not null`.execute(db);
  await sql`
    create table job_records (
      job_id bigint primary key references jobs (id) on delete cascade,
      postings integer,
      open_since timestamptz,
      unanswered integer
    )`.execute(db);
  await sql`
    create table employer_replies (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      job_id bigint references jobs (id) on delete cascade,
      sentence text not null,
      language text not null,
      written_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index employer_replies_company on employer_replies (company_id)
      where job_id is null`.execute(db);
  await sql`
    create unique index employer_replies_job on employer_replies (job_id)`.execute(db);
  await sql`create index employer_replies_of_company on employer_replies (company_id)`.execute(db);
  await sql`
    create function forget_unanswered() returns trigger language plpgsql as $$
    begin
      update job_records set unanswered = null where job_id = new.job_id and unanswered is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger applications_answered_record after update of answered_at on applications
    for each row when (new.answered_at is not null) execute function forget_unanswered()`.execute(db);
  await sql`alter table search_documents add column is_fresh boolean not null default true`.execute(db);
  await sql`select queue.create_queue('records', ${JSON.stringify(recordsQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('records')`.execute(db);
  await sql`alter table search_documents drop column is_fresh`.execute(db);
  await sql`drop trigger applications_answered_record on applications`.execute(db);
  await sql`drop function forget_unanswered()`.execute(db);
  await sql`drop table employer_replies, job_records, job_postings`.execute(db);
}
