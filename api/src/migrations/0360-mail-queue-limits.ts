import { type Kysely, sql } from 'kysely';

/**
 * Timeout of a mail job: longer than that of a slow server (RFC 5321: ten minutes after the text). A job that times out
 * earlier is given to another worker, which sends the mail a second time.
 */
export const up = (db: Kysely<unknown>): Promise<void> => expireAfter(db, 900);

export const down = (db: Kysely<unknown>): Promise<void> => expireAfter(db, 300);

async function expireAfter(db: Kysely<unknown>, seconds: number): Promise<void> {
  await sql`update queue.queue set expire_seconds = ${seconds} where name = 'mail'`.execute(db);
}
