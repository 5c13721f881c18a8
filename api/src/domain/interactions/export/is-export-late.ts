import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';
import { dayOf } from '../../../search/postgres/hash-visitor.ts';

/** Hours after the end of a day. The export runs every hour. */
const patienceHours = 6;

/** Whether a day ended hours ago of which some interactions are in no file: the store is away, or the job fails. */
export async function isExportLate(db: Db, now: Date): Promise<boolean> {
  const today = dayOf(new Date(now.getTime() - patienceHours * 3_600_000));
  const { rows } = await sql<{ is_late: boolean }>`
    select exists (select from interactions where part_id is null and at < ${`${today}T00:00:00Z`}::timestamptz)
      or exists (
        select from interaction_parts where deleted_at is null and written_at is null and day < ${today}::date
      ) as is_late`.execute(db);
  return rows[0]?.is_late ?? false;
}
