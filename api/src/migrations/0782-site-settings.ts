import { type Kysely, sql } from 'kysely';

/** Settings that an admin changes without a release, by country, and who changed what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_settings (
      name text not null,
      country_key text not null,
      value jsonb not null,
      primary key (name, country_key)
    )`.execute(db);
  await sql`
    create table site_setting_changes (
      id bigint generated always as identity primary key,
      name text not null,
      country_key text not null,
      before jsonb,
      after jsonb,
      reason text not null,
      changed_by bigint references accounts (id) on delete set null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index site_setting_changes_name on site_setting_changes (name, id)`.execute(db);
  await sql`create index site_setting_changes_by on site_setting_changes (changed_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table site_setting_changes, site_settings`.execute(db);
}
