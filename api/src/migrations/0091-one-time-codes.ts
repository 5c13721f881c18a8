import { type Kysely, sql } from 'kysely';

/** One-time codes: the newest of each purpose and subject, as a hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_codes (
      purpose text not null,
      subject text not null,
      /* argon2id: trying all million codes takes longer than a code is valid. */
      code_hash text not null,
      attempts integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (purpose, subject)
    )`.execute(db);
  await sql`create index one_time_codes_expiry on one_time_codes (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table one_time_codes`.execute(db);
}
