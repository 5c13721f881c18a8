import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';

export interface VisitDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** Interactions in files. */
  exported: number;
  /** Interactions in no file yet. */
  waiting: number;
  files: number;
  bytes: number;
}

/** What the database says of each day: exported, and waiting. Newest first. */
export async function countVisits(db: Db): Promise<VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    with found as (
      select day, case when written_at is null then 0 else interactions end as exported,
        case when written_at is null then interactions else 0 end as waiting,
        (written_at is not null)::integer as files, coalesce(bytes, 0) as bytes
      from interaction_parts
      union all
      select (at at time zone 'UTC')::date, 0, count(*), 0, 0 from interactions where part_id is null group by 1
    )
    select day, sum(exported)::bigint as exported, sum(waiting)::bigint as waiting, sum(files)::bigint as files,
      sum(bytes)::bigint as bytes
    from found group by 1 order by 1 desc`.execute(db);
  return rows;
}
