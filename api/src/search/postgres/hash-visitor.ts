import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../database/pools.ts';

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * Pseudonym of a visitor for one day: a hash with the day's salt. The salt is deleted with everything that refers to
 * it, so the pseudonym cannot be linked to a person or across days.
 */
export async function hashVisitor(db: Db, visitor: string, now: Date): Promise<Buffer> {
  const salt = await saltOf(db, dayOf(now));
  return createHmac('sha256', salt).update(visitor).digest();
}

/** The salt of a day, made by its first visitor; those of earlier days go, with their visitors. */
async function saltOf(db: Db, today: string): Promise<Buffer> {
  const find = () =>
    db.selectFrom('hot_search_salts').select('salt').where('day', '=', today).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.salt;
  await db.deleteFrom('hot_search_salts').where('day', '<', today).execute();
  await db
    .insertInto('hot_search_salts')
    .values({ day: today, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error('The salt of the day was deleted');
  return made.salt;
}
