import { type Kysely, sql } from 'kysely';

/**
 * Which code and lists made the stored search documents. `fingerprint` is null as long as no job was stored: whatever
 * process starts first says it. '' stands for documents of before this table, which are made again.
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
