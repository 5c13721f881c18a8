import { builtInRates, type RateTable, setCurrentRates } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';

/** Stores the rates of a day; a later fetch of the same day replaces them. */
export async function storeRates(db: Db, { date, source, unitsPerUsd }: RateTable, now: Date): Promise<void> {
  const row = { source: source ?? '', fetched_at: now, units_per_usd: JSON.stringify(unitsPerUsd) };
  await db
    .insertInto('exchange_rates')
    .values({ date, ...row })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(row))
    .execute();
}

/** Loads the newest stored rates, unless the bundled ones are newer. */
export async function loadStoredRates(db: Db): Promise<void> {
  const row = await db
    .selectFrom('exchange_rates')
    .selectAll()
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.date < builtInRates.date) setCurrentRates(builtInRates);
  else
    setCurrentRates({
      date: row.date,
      source: row.source,
      unitsPerUsd: { ...builtInRates.unitsPerUsd, ...row.units_per_usd },
    });
}
