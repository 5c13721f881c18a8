import { type Kysely, sql } from 'kysely';

/** Dismissed recommendations with their reasons. Job ids have no foreign key, as in applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pick_refusals (
      account_id bigint not null references accounts (id) on delete cascade,
      job_id bigint not null,
      reason text not null check (reason in ('work', 'pay', 'place', 'company', 'other')),
      at timestamptz not null,
      primary key (account_id, job_id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pick_refusals`.execute(db);
}
