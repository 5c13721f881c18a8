import { sql } from 'kysely';

/** Whether the interview `i` waits for an answer or is to come or going on. At most one of an application is. */
export const isOpen = (now: Date) => sql<boolean>`(
  (i.state = 'accepted' and i.ends_at > ${now}::timestamptz)
  or (i.state = 'pending' and i.starts_at > ${now}::timestamptz))`;
