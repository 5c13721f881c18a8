import { type Kysely, sql } from 'kysely';

/** Further times of an invitation, what the interview is about, and the version in which its details last changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column other_times bigint[] not null default '{}',
      add column topics text,
      add column details_version integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      drop column other_times, drop column topics, drop column details_version`.execute(db);
}
