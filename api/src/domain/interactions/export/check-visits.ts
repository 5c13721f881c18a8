import { sql } from 'kysely';
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

interface RewrittenPart extends VisitPart {
  /** False where some rows were deleted meanwhile: with their job, or for their age. */
  isWhole: boolean;
}

/** Has the files of parts written again that still have rows; returns those parts. */
export async function writeAgain(db: Db, parts: readonly VisitPart[]): Promise<RewrittenPart[]> {
  const { rows } = await sql<RewrittenPart>`
    with found as (
      select part_id, count(*) as left_over from interactions where part_id = any(${parts.map(({ id }) => id)}::bigint[])
      group by part_id
    )
    update interaction_parts set written_at = null from found
    where id = part_id and deleted_at is null
    returning id, day, interactions = left_over as "isWhole"`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}
