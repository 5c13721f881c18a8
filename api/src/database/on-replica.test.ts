import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { expect, it } from 'vitest';
import { findUnlessLate } from './on-replica.ts';
import type { Database } from './schema.ts';

it('a row that a replica lacks is not missing, even if the primary is back right after', async () => {
  const connectionTo = (isReplica: boolean): PostgresPoolClient => ({
    query: (async (text: string) => ({
      command: 'SELECT',
      rows: text.includes('pg_is_in_recovery') ? [{ yes: isReplica }] : [],
    })) as unknown as PostgresPoolClient['query'],
    release: () => {},
  });
  let connections = 0;
  const pool = {
    connect: async () => connectionTo(connections++ === 0),
    end: async () => {},
    options: {},
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const find = () =>
    findUnlessLate(db, async (one) => (await sql`select from sessions`.execute(one)).rows[0] ?? null);
  await expect(find()).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(await find()).toBeNull();
});
