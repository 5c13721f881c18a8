import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { apiConnection } from '../../../database/api-role.ts';
import { createTestApi, type TestApi } from '../../../testing/servers/test-api.ts';
import { lead } from './lead.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A process that takes part; tells when it begins to lead and when it no longer does. */
function aProcess() {
  const leads: boolean[] = [];
  const work = async (signal: AbortSignal) => {
    leads.push(true);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    leads.push(false);
  };
  const { stop } = lead(apiConnection(api.connectionString), work, () => {});
  onTestFinished(stop);
  return { leads, stop };
}

/** When the connection that leads last had a statement, as text. */
async function lastStatement(): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select state_change::text as at from pg_stat_activity join pg_locks using (pid)
    where application_name = 'jobharbor-feed' and locktype = 'advisory' and granted
      and datname = current_database()`.execute(api.dependencies.db);
  return rows[0]?.at ?? '';
}

it('one process feeds and keeps asking, and another follows when its connection is ended', async () => {
  const first = aProcess();
  await expect.poll(() => first.leads).toEqual([true]);
  const next = aProcess();
  const before = await lastStatement();
  await expect.poll(lastStatement, { timeout: 20_000 }).not.toBe(before);
  expect([first.leads, next.leads]).toEqual([[true], []]);
  await first.stop();
  expect(first.leads).toEqual([true, false]);
  await expect.poll(() => next.leads, { timeout: 20_000 }).toEqual([true]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jobharbor-feed'
    and datname = current_database()`.execute(api.dependencies.db);
  await expect.poll(() => next.leads, { timeout: 20_000 }).toEqual([true, false, true]);
});
