import { type Kysely, sql } from 'kysely';

/** Profile of a company besides its description, and when each field was verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column location_id bigint,
      add column financing_stage_id bigint,
      add column benefit_ids bigint[] not null default '{}',
      add column culture_ids bigint[] not null default '{}',
      /* Language: that of about_html. */
      add column culture_html text not null default '',
      add column registration_verified_at timestamptz,
      add column website_verified_at timestamptz,
      add column address_verified_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      drop column location_id, drop column financing_stage_id, drop column benefit_ids, drop column culture_ids,
      drop column culture_html, drop column registration_verified_at, drop column website_verified_at,
      drop column address_verified_at`.execute(db);
}
