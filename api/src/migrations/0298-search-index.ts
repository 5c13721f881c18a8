import { type Kysely, sql } from 'kysely';

/**
 * Version of the code and lists that built the stored search documents. `fingerprint` is null until a job is stored:
 * the first process to start sets it. '' means documents older than this table, which are rebuilt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_index (
      only_row boolean primary key default true check (only_row),
      fingerprint text,
      last_job_id bigint not null,
      is_complete boolean not null
    )`.execute(db);
  await sql`
    insert into search_index (fingerprint, last_job_id, is_complete)
    select case when exists (select from jobs) then '' end, 0, not exists (select from jobs)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table search_index`.execute(db);
}
