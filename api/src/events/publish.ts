import { type Kysely, type RawBuilder, sql } from 'kysely';
import { toOutbox } from '../database/to-outbox.ts';
import type { BusEvent } from './bus-event.ts';

export const channel = 'jobharbor';

/** SQL that publishes the event which `json` evaluates to, on commit. */
export const publishing = <T>(db: Kysely<T>, json: RawBuilder<unknown>): RawBuilder<null> =>
  db.getExecutor().plugins.includes(toOutbox)
    ? sql`add_to_outbox(${json}::text)`
    : sql`pg_notify(${channel}, ${json}::text)`;

/** Publishes an event to every API process. Within a transaction it is sent on commit, and not at all on rollback. */
export async function publish<T>(db: Kysely<T>, event: BusEvent): Promise<void> {
  await sql`select ${publishing(db, sql`${JSON.stringify(event)}`)}`.execute(db);
}
