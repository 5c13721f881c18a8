import { type Kysely, sql } from 'kysely';

/**
 * A mail's job may take as long as a slow server may (RFC 5321: ten minutes after the text). One that ran out before would
 * be given to another worker, which would send the mail a second time.
 */
export const up = (db: Kysely<unknown>): Promise<void> => expireAfter(db, 900);

export const down = (db: Kysely<unknown>): Promise<void> => expireAfter(db, 300);

async function expireAfter(db: Kysely<unknown>, seconds: number): Promise<void> {
  await sql`update queue.queue set expire_seconds = ${seconds} where name = 'mail'`.execute(db);
}
