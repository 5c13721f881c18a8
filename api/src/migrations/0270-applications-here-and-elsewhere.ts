import { type Kysely, sql } from 'kysely';

/** Unique indexes: a person can have an external and an internal application for one job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index applications_standing`.execute(db);
  await sql`
    create unique index applications_standing on applications (account_id, job_id, (external_host is null))
    where status <> 'withdrawn'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from applications elsewhere using applications here
    where elsewhere.external_host is not null and here.external_host is null and here.status <> 'withdrawn'
      and elsewhere.account_id = here.account_id and elsewhere.job_id = here.job_id`.execute(db);
  await sql`drop index applications_standing`.execute(db);
  await sql`
    create unique index applications_standing on applications (account_id, job_id)
    where status <> 'withdrawn'`.execute(db);
}
