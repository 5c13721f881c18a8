import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { dayOf } from '../../search/postgres/hash-visitor.ts';

const { entryDays, sumDays } = keptDays;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Aggregates new interactions by day, and deletes old ones. Idempotent; safe to run concurrently. Rows are deleted here only if no export did. */
export async function countInteractionDays(db: Db, now: Date): Promise<void> {
  await sql`
    with fresh as (
      update interactions set is_counted = true where not is_counted
      returning (at at time zone 'UTC')::date as day, country_key, kind, device, page, sub_page, name
    )
    insert into interaction_days as d (day, country_key, kind, device, page, sub_page, name, interactions)
    select day, country_key, kind, device, page, sub_page, name, count(*) from fresh group by 1, 2, 3, 4, 5, 6, 7
    on conflict (day, country_key, kind, device, page, sub_page, name)
      do update set interactions = d.interactions + excluded.interactions`.execute(db);
  await db.deleteFrom('interactions').where('at', '<', daysBefore(now, entryDays)).execute();
  await db
    .deleteFrom('interaction_days')
    .where('day', '<', dayOf(daysBefore(now, sumDays)))
    .execute();
  // Visitors' shares go with the salts. There may have been no visitor since, and so no new salt.
  await db.deleteFrom('hot_search_salts').where('day', '<', dayOf(now)).execute();
}
