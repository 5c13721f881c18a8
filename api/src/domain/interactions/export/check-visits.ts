import type { Db } from '../../../database/pools.ts';
import type { VisitArchive, VisitPart } from './visit-archive.ts';

/** Parts whose file is missing, unreadable, or has another number of interactions than was written. */
export async function findDamagedParts(db: Db, archive: VisitArchive): Promise<VisitPart[]> {
  const parts = await db
    .selectFrom('interaction_parts')
    .select(['id', 'day', 'interactions'])
    .where('written_at', 'is not', null)
    .orderBy('id')
    .execute();
  const damaged: VisitPart[] = [];
  for (const { id, day, interactions } of parts)
    if ((await archive.count({ id, day })) !== interactions) damaged.push({ id, day });
  return damaged;
}

/** Has the files of parts written again whose rows are still there; returns how many. */
export async function writeAgain(db: Db, parts: readonly VisitPart[]): Promise<number> {
  if (parts.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('interaction_parts')
    .set({ written_at: null })
    .where(
      'id',
      'in',
      parts.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
