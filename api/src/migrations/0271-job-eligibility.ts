import { type Kysely, sql } from 'kysely';

/** Countries (ISO 3166 alpha-2, lower case) in one of which applicants must be allowed to work, and those that are left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column applicant_countries text[] not null default '{}',
      add column excluded_countries text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop column applicant_countries, drop column excluded_countries`.execute(db);
}
