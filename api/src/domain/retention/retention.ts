import { sql } from 'kysely';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../data-files/read-data.ts';
import type { Db } from '../../database/pools.ts';

/** `secret` and `private` are columns by their level of protection (`docs/data-protection.md`). All others are internal. */
const ofTable = { table: z.string(), secret: listCell, private: listCell };
/**
 * Retention of personal data. `ends`: `age`, when `column` is `days` old; `account`, with the account; `rule`, by a rule
 * of `enforceRetention`, such as the end of a session.
 */
const row = z.discriminatedUnion('ends', [
  z.object({ ...ofTable, ends: z.literal('age'), column: z.string(), days: numberCell }),
  z.object({ ...ofTable, ends: z.enum(['account', 'rule']) }),
]);

/** A row for each table of the database that holds data of people; `data/retention.csv` also says what and why. */
export const retention: readonly z.infer<typeof row>[] = readCsv(dataFile('retention.csv'), row);

/** Deletes every row that is older than its table allows. Safe to run in parallel. */
export async function deleteAged(db: Db, now: Date): Promise<void> {
  for (const each of retention) {
    if (each.ends !== 'age') continue;
    const oldest = new Date(now.getTime() - each.days * 86_400_000);
    await sql`delete from ${sql.table(each.table)} where ${sql.ref(each.column)} <= ${oldest}`.execute(db);
  }
}
