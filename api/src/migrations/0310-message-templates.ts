import { type Kysely, sql } from 'kysely';

const kindsOfProfiles = `'work_experience', 'education', 'skill', 'language', 'website', 'license_certification', 'job_preference'`;

/** Greetings and common phrases, stored as profile entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowKinds(db, `${kindsOfProfiles}, 'greeting', 'common_phrase'`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from profile_entries where kind in ('greeting', 'common_phrase')`.execute(db);
  await allowKinds(db, kindsOfProfiles);
}

const allowKinds = (db: Kysely<unknown>, kinds: string) =>
  sql`
    alter table profile_entries
      drop constraint profile_entries_kind_check,
      add constraint profile_entries_kind_check check (kind in (${sql.raw(kinds)}))`.execute(db);
