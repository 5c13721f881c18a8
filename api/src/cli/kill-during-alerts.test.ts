import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ApiProcess, freePort, startApiProcess } from '../testing/servers/api-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/servers/test-database.ts';

const alerts = 800;
let folder: string;
let database: TestDatabase;
let client: pg.Client;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-alerts-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(`
    insert into companies (source, source_key, slug, name, country_key, is_verified, about_html, language)
    values ('test', 'c', 'c', 'Clinic', 'ph', false, '', 'en')`);
  await client.query(`
    insert into jobs (source, source_id, country_key, language, title, slug, company_id, description_html, snippet, apply_mode, status, posted_at, content_hash)
    select 'test', '1', 'ph', 'en', 'Nurse', 'nurse', id, '', '', 'normal', 'open', now(), '' from companies`);
  await client.query(`
    insert into alert_searches (country_key, filters, filters_hash, either_terms, either_head, is_filled)
    values ('ph', '{"query":"nurse"}', '', '{}', '{}', true)`);
  await client.query(`
    insert into alert_matches (search_id, job_id, listed_at) select s.id, j.id, now() from alert_searches s, jobs j`);
  await client.query(`
    insert into job_alerts (email, email_key, confirmed_key, search_id, language, time_zone, frequency, created_at, next_at, since, told_to)
    select n || '@example.com', n || '@example.com', n || '@example.com', s.id, 'en', 'UTC', 'daily', now(), now(), now(), 0
    from alert_searches s, generate_series(1, ${alerts}) n`);
  env = {
    JOBHARBOR_DATA: folder,
    API_PORT: String(await freePort()),
    DATABASE_URL: database.connectionString,
  };
}, 120_000);

afterAll(async () => {
  await client?.end();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const count = async (sql: string): Promise<number> => Number((await client.query(sql)).rows[0]?.count);
const written = () => count(`select count(*) from mails where template = 'job-alert'`);

it('a run of alerts that is killed in the middle writes every mail, each once', async () => {
  const first: ApiProcess = await startApiProcess(env);
  await vi.waitUntil(async () => (await written()) > 0, { timeout: 60_000, interval: 5 });
  await first.kill();
  const atKill = await written();
  const second = await startApiProcess(env);
  try {
    await vi.waitUntil(async () => (await written()) >= alerts, { timeout: 60_000, interval: 100 });
  } finally {
    await second.stop();
  }
  expect(atKill).toBeLessThan(alerts);
  expect(await written()).toBe(alerts);
  expect(await count(`select count(distinct recipient) from mails where template = 'job-alert'`)).toBe(
    alerts,
  );
  // A queued mail needs its job; a sent one has none.
  const waiting = `select count(*) from mails m where status = 'queued' and not exists (select from queue.job j where j.id = m.id)`;
  expect(await count(waiting)).toBe(0);
}, 180_000);
