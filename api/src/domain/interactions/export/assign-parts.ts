import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';
import { dayOf } from '../../../search/postgres/hash-visitor.ts';

/** Rows of a part at most: bounds the memory of an export and the length of a transaction. */
const partRows = 100_000;

const dayMs = 86_400_000;
/** After midnight rows of the day before may still be committed. Later ones get a part of their own. */
const graceMs = 600_000;

/**
 * Assigns interactions of days that are over to parts, and of today as soon as they fill one. A row is assigned once, also
 * by processes at the same time.
 */
export async function assignParts(db: Db, now: Date, size = partRows): Promise<void> {
  const today = startOfDay(new Date(now.getTime() - graceMs));
  for (;;) {
    const oldest = await findOldest(db);
    if (oldest === null) return;
    const isOver = oldest < today;
    if (!isOver && !(await fillsPart(db, oldest, size))) return;
    if (!(await assignPart(db, startOfDay(oldest), size))) return;
  }
}

const startOfDay = (time: Date): Date => new Date(Math.floor(time.getTime() / dayMs) * dayMs);

async function findOldest(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('interactions')
    .select('at')
    .where('part_id', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

async function fillsPart(db: Db, from: Date, size: number): Promise<boolean> {
  const row = await db
    .selectFrom('interactions')
    .select('at')
    .where('part_id', 'is', null)
    .where('at', '>=', from)
    .where('at', '<', new Date(startOfDay(from).getTime() + dayMs))
    .orderBy('at')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there was a row to assign that no other process is assigning. */
const assignPart = (db: Db, day: Date, size: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('interaction_parts')
      .values({ day: dayOf(day), interactions: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { numAffectedRows } = await sql`
      update interactions set part_id = ${id} where id in (
        select id from interactions
        where part_id is null and at >= ${day} and at < ${new Date(day.getTime() + dayMs)}
        order by at limit ${sql.lit(size)} for update skip locked)`.execute(tx);
    const interactions = Number(numAffectedRows ?? 0);
    if (interactions === 0) await tx.deleteFrom('interaction_parts').where('id', '=', id).execute();
    else await tx.updateTable('interaction_parts').set({ interactions }).where('id', '=', id).execute();
    return interactions > 0;
  });
