import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

interface Change {
  name: string;
  /** `*` for all countries. */
  country: string;
  reason: string;
  adminId: number;
  now: Date;
}

/**
 * Changes a setting of the site, and records who changed it from what to what. `change` gets the value before, or null, and
 * returns the value after; null removes it, and `undefined` changes nothing. `alsoChange` runs in the same transaction, if
 * the setting changed.
 */
export async function changeSetting(
  db: Db,
  { name, country, reason, adminId, now }: Change,
  change: (before: unknown) => object | null | undefined,
  alsoChange?: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Advisory lock: there may be no row yet, and each change records what the one before it left.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${country}`}, 0))`.execute(tx);
    const before = await tx
      .selectFrom('site_settings')
      .select('value')
      .where('name', '=', name)
      .where('country_key', '=', country)
      .executeTakeFirst();
    const changed = change(before?.value ?? null);
    if (changed === undefined) return;
    const after = changed === null ? null : JSON.stringify(changed);
    if (after === null)
      await tx
        .deleteFrom('site_settings')
        .where('name', '=', name)
        .where('country_key', '=', country)
        .execute();
    else
      await tx
        .insertInto('site_settings')
        .values({ name, country_key: country, value: after })
        .onConflict((conflict) => conflict.columns(['name', 'country_key']).doUpdateSet({ value: after }))
        .execute();
    await tx
      .insertInto('site_setting_changes')
      .values({
        ...{ name, country_key: country, reason, after, changed_by: adminId, changed_at: now },
        before: before === undefined ? null : JSON.stringify(before.value),
      })
      .execute();
    await alsoChange?.(tx);
  });
}
