import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';
import { dayOf } from '../../../search/postgres/hash-visitor.ts';
import { countInteractionDays } from '../count-days.ts';
import { assignParts } from './assign-parts.ts';
import type { VisitArchive, VisitSum } from './visit-archive.ts';

/** Days for which rows stay after their file was written: a damaged file can be written again. */
const exportedDays = 3;

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/**
 * Counts interactions, writes their sums into the archive, and deletes exported rows and old files. Idempotent, and safe to
 * run in several processes and to be killed: a part that was not finished is written again, whole, under its name.
 */
export async function exportVisits(
  db: Db,
  archive: VisitArchive,
  now: Date,
  options: { partRows?: number } = {},
): Promise<void> {
  // First, so that no row is deleted uncounted.
  await countInteractionDays(db, now);
  await assignParts(db, now, options.partRows);
  while (await writePart(db, archive, now)) {}
  while (await deletePart(db, now)) {}
  await removeOldFiles(db, archive, now);
}

/**
 * Writes the oldest part without a file; false if there is none that no other process writes. The lock on the part lasts
 * until its file is noted: rows are deleted days after that, so that they are all there.
 */
const writePart = (db: Db, archive: VisitArchive, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const part = await tx
      .selectFrom('interaction_parts')
      .select(['id', 'day'])
      .where('written_at', 'is', null)
      // For the index: parts stay for a year after their rows are deleted.
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (part === undefined) return false;
    const sums = await sumPart(tx, part.id);
    const written = await archive.write(part, sums);
    const interactions = sums.reduce((all, sum) => all + sum.interactions, 0);
    await tx
      .updateTable('interaction_parts')
      .set({ interactions, ...written, written_at: now })
      .where('id', '=', part.id)
      .execute();
    return true;
  });

/** Sums by UTC hour. What ties entries to each other (`query_id`) is left out. */
async function sumPart(db: Db, id: number): Promise<VisitSum[]> {
  const { rows } = await sql<VisitSum>`
    select date_trunc('hour', at, 'UTC') as hour, country_key, kind, device, page, sub_page, name, job_id, reco_from,
      extra::text as extra, count(*)::integer as interactions
    from interactions where part_id = ${id} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    order by 2, 3, 4, 5, 6, 7, 9, 8, 1`.execute(db);
  return rows;
}

/** Deletes the rows of a part that was written {@link exportedDays} ago; false if there is none. */
const deletePart = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const part = await tx
      .selectFrom('interaction_parts')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('written_at', '<=', daysBefore(now, exportedDays))
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (part === undefined) return false;
    await tx.deleteFrom('interactions').where('part_id', '=', part.id).execute();
    await tx.updateTable('interaction_parts').set({ deleted_at: now }).where('id', '=', part.id).execute();
    return true;
  });

/** The row of a part goes after its file, so that a failed removal is tried again. */
async function removeOldFiles(db: Db, archive: VisitArchive, now: Date): Promise<void> {
  const old = await db
    .selectFrom('interaction_parts')
    .select(['id', 'day'])
    .where('day', '<', dayOf(daysBefore(now, keptDays.sumDays)))
    .execute();
  for (const part of old) {
    await archive.remove(part);
    await db.deleteFrom('interaction_parts').where('id', '=', part.id).execute();
  }
}
