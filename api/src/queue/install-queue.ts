import { type Kysely, sql } from 'kysely';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';

/** The schema that holds pg-boss's tables. */
export const queueSchema = 'queue';

/**
 * Creates pg-boss's tables, or brings them up to the installed version. Migrations call it as the owner of the tables;
 * the API itself never changes them. An upgrade of pg-boss needs a migration that calls it again.
 */
export async function installQueue(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass(${`${queueSchema}.version`})::text as "table"`.execute(db);
  if (rows[0]?.table == null) return run(db, getConstructionPlans(queueSchema));
  const version = await sql<{ version: number }>`
    select version from ${sql.ref(`${queueSchema}.version`)}`.execute(db);
  await run(db, getMigrationPlans(queueSchema, version.rows[0]?.version));
}

/** Strips the plans' own transaction, which would end the migration's. */
async function run(db: Kysely<unknown>, plans: string): Promise<void> {
  await sql.raw(plans.replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, '')).execute(db);
}
