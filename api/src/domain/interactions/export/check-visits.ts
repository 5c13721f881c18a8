import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';
import type { ListedPart, VisitArchive, VisitPart } from './visit-archive.ts';

/** Parts whose file is missing or is another than was written. Those of versions without a checksum are compared by their sum. */
export async function findDamagedParts(db: Db, archive: VisitArchive): Promise<VisitPart[]> {
  const parts = await db
    .selectFrom('interaction_parts')
    .select(['id', 'day', 'interactions', 'sha256'])
    .where('written_at', 'is not', null)
    .orderBy('id')
    .execute();
  const damaged: VisitPart[] = [];
  for (const { id, day, interactions, sha256 } of parts) {
    const found = await archive.check({ id, day });
    const isWhole = found?.interactions === interactions && (sha256 === null || found.sha256 === sha256);
    if (!isWhole) damaged.push({ id, day });
  }
  return damaged;
}

/**
 * Files that no part of the database has, as after a restore: readers would count some visits twice, and nothing deletes them.
 * Listed first, since a part is in the database before its file is written.
 */
export async function findUnknownFiles(db: Db, archive: VisitArchive): Promise<ListedPart[]> {
  const files: ListedPart[] = [];
  for await (const file of archive.list()) files.push(file);
  const parts = await db.selectFrom('interaction_parts').select(['id', 'day']).execute();
  const known = new Set(parts.map(({ id, day }) => `${id} ${day}`));
  return files.filter(({ id, day }) => !known.has(`${id} ${day}`));
}

/** Days after which a file that the database does not know may be removed: until then a wrong restore can be taken back. */
const unknownDays = 30;

/** Removes the files of {@link findUnknownFiles} that are old enough; returns those. */
export async function removeUnknownFiles(
  archive: VisitArchive,
  unknown: readonly ListedPart[],
  now: Date,
): Promise<ListedPart[]> {
  const oldest = now.getTime() - unknownDays * 86_400_000;
  const old = unknown.filter(({ writtenAt }) => writtenAt.getTime() < oldest);
  for (const file of old) await archive.remove(file);
  return old;
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
