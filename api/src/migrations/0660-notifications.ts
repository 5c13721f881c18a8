import { type Kysely, sql } from 'kysely';

/**
 * The notification centre. `application_id` has no foreign key: a recruiter's notification does not belong to the
 * candidate, whose data would include it. What people have not seen until now is in the centre from the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      event text not null,
      at timestamptz not null,
      application_id bigint,
      job_id bigint not null references jobs (id) on delete cascade,
      read_at timestamptz
    )`.execute(db);
  await sql`create index notifications_of on notifications (account_id, id)`.execute(db);
  await sql`create index notifications_unread on notifications (account_id, application_id)
    where read_at is null`.execute(db);
  await sql`create index notifications_job on notifications (job_id)`.execute(db);
  await sql`create index notifications_at on notifications (at)`.execute(db);
  await sql`
    insert into notifications (account_id, event, at, application_id, job_id)
    select account_id, news_event, news_at, id, job_id from applications
    where news_at is not null order by news_at`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notifications`.execute(db);
}
