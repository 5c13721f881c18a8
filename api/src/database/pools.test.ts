import { setTimeout as wait } from 'node:timers/promises';
import { ownWork, runAs } from '@jobharbor/shared/http-server';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { apiConnection } from './api-role.ts';
import { boundedClient } from './bounded-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const isConnected = async (pid: number) =>
  (await sql`select from pg_stat_activity where pid = ${pid}`.execute(api.dependencies.searchDb)).rows
    .length > 0;

it('a connection that the database ends while it is in use fails its own request only', async () => {
  const { db, searchDb } = api.dependencies;
  const request = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const pid = rows[0]?.pid ?? 0;
    await sql`select pg_terminate_backend(${pid})`.execute(searchDb);
    // A failover ends connections between two queries as well: no query is there to get the error.
    while (await isConnected(pid)) await wait(10);
    await wait(10);
    await sql`select 1`.execute(tx);
  });
  await expect(request).rejects.toThrow();
  expect((await api.app.inject('/api/health')).statusCode).toBe(200);
});

it('a request gets the answer of a statement also where a pool asks for it with a callback', async () => {
  const connectionString = apiConnection(api.connectionString);
  const pool = new pg.Pool({ connectionString, Client: boundedClient({ requestMs: 10_000 }) });
  onTestFinished(() => pool.end());
  const { rows } = await runAs({ ...ownWork }, () => pool.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});
