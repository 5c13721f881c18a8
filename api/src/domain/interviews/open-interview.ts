import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/**
 * Whether the interview `i` is open: it waits for an answer of either side, is ahead, or is going on. A suggested or
 * further time that lies ahead waits for an answer. At most one of an application is.
 */
export const isOpen = (now: Date) => sql<boolean>`(
  (i.state = 'accepted' and i.ends_at > ${now}::timestamptz)
  or (i.state = 'pending' and (i.starts_at > ${now}::timestamptz or exists (
    select from unnest(i.proposed_times || i.other_times) t where to_timestamp(t) > ${now}::timestamptz))))`;

/** The open interview of an application. */
export const findOpen = (tx: Db, applicationId: number, now: Date) =>
  tx
    .selectFrom('interviews as i')
    .selectAll('i')
    .where('i.application_id', '=', applicationId)
    .where(isOpen(now))
    .executeTakeFirst();
