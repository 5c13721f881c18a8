import { type Kysely, sql } from 'kysely';
import type { BusEvent } from './bus-event.ts';

export const channel = 'jobharbor';

/** Publishes an event to every API process. Within a transaction it is sent on commit, and not at all on rollback. */
export async function publish<T>(db: Kysely<T>, event: BusEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(db);
}
