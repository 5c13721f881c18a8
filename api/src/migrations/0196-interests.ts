import { type Kysely, sql } from 'kysely';

/** Jobs that recruiters suggest to people who applied to their company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interests (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      recruiter_id bigint not null references accounts (id) on delete cascade,
      /* The application by which the recruiter knows the person. */
      application_id bigint not null references applications (id) on delete cascade,
      job_id bigint not null,
      note text,
      at timestamptz not null,
      dismissed_at timestamptz,
      unique (account_id, job_id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table interests`.execute(db);
}
