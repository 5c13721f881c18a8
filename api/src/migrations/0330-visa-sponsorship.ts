import { type Kysely, sql } from 'kysely';

/** Whether the employer arranges a work visa; null where the advertisement does not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column visa_sponsorship boolean`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop column visa_sponsorship`.execute(db);
}
