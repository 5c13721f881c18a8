import { sql } from 'kysely';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../data-files/read-data.ts';
import type { Db } from '../../database/pools.ts';

/**
 * Retention of personal data. `ends`: `age`, when `column` is `days` old; `account`, with the account; `rule`, by a rule
 * of `enforceRetention`, such as the end of a session.
 */
const row = z.discriminatedUnion('ends', [
  z.object({ table: z.string(), ends: z.literal('age'), column: z.string(), days: numberCell }),
  z.object({ table: z.string(), ends: z.enum(['account', 'rule']) }),
]);
export type Retention = z.infer<typeof row>;

/** Columns by their level of protection: see `docs/data-protection.md`. All others are internal. */
const levels = z.object({ table: z.string(), secret: listCell, private: listCell });
export const readLevels = (): z.infer<typeof levels>[] => readCsv(dataFile('retention.csv'), levels);

/** A row for each table of the database that holds data of people; `data/retention.csv` also says what and why. */
export const readRetention = (): Retention[] => readCsv(dataFile('retention.csv'), row);

const retention = readRetention();

/** Deletes every row that is older than its table allows. Safe to run in parallel. */
export async function deleteAged(db: Db, now: Date): Promise<void> {
  for (const each of retention) {
    if (each.ends !== 'age') continue;
    const oldest = new Date(now.getTime() - each.days * 86_400_000);
    await sql`delete from ${sql.table(each.table)} where ${sql.ref(each.column)} <= ${oldest}`.execute(db);
  }
}
