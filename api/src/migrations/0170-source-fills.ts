import { type Kysely, sql } from 'kysely';

/** What a program that supplies jobs has stored completely, so that its next start need not supply it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table source_fills (
      source text primary key,
      version text not null,
      jobs integer not null,
      filled_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table source_fills`.execute(db);
}
