import { type Kysely, sql } from 'kysely';

/** Results of reading a résumé, with the state of the reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resume_readings (
      resume_id bigint primary key references resumes (id) on delete cascade,
      /* Of the process that reads it. */
      claim uuid not null,
      /* Version of the code that read it. */
      reader text not null,
      state text not null check (state in ('reading', 'read', 'failed')),
      started_at timestamptz not null,
      /* Error code. */
      failure integer,
      /* JSON; not jsonb, which refuses half a character. */
      result text
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table resume_readings`.execute(db);
}
