import { type Kysely, sql } from 'kysely';
import type { BusEvent } from './bus-event.ts';

export const channel = 'jobharbor';

/** Tells every API process. Within a transaction the news goes out when it commits, and not at all if it does not. */
export async function publish<T>(db: Kysely<T>, event: BusEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(db);
}
