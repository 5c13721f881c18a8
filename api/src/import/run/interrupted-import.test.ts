import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPools, type Pools } from '../../database/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { writeFeed } from '../testing/make-feed.ts';

/** More than two batches. */
const rows = 1_200;
const command = join(import.meta.dirname, '..', '..', 'cli', 'import-jobs.ts');
let folder = '';
const databases: TestDatabase[] = [];
const open: Pools[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-cut-'));
  await writeFeed(join(folder, 'feed.csv'), rows);
});
afterAll(async () => {
  for (const pools of open) await pools.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

async function aDatabase() {
  const database = await createTestDatabase();
  databases.push(database);
  const pools = createPools({ connectionString: database.connectionString });
  open.push(pools);
  return { url: database.connectionString, db: pools.db };
}

function run(url: string, name: string): ChildProcess & { output: () => string } {
  const child = spawn(
    process.execPath,
    [command, join(folder, 'feed.csv'), '--country', 'PH', '--rejects', join(folder, name)],
    {
      env: { ...process.env, DATABASE_URL: url },
    },
  );
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  return Object.assign(child, { output: () => output });
}

/** Content of the database, without ids and moments, which depend on how often a batch was begun. */
const state = async (db: Pools['db']) =>
  (
    await sql<{ row: string }>`
      select concat_ws('|', s.source_key, s.row_number, s.is_primary, encode(s.content_hash, 'hex'), j.source_id, j.title, c.name, j.location_ids::text, md5(j.description_html), d.terms is not null) as row
      from job_sources s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id
      left join search_documents d on d.job_id = j.id order by 1`.execute(db)
  ).rows.map(({ row }) => row);

const rowsDone = async (db: Pools['db']) =>
  (await sql<{ n: number }>`select coalesce(max(rows_done), 0)::int as n from import_checkpoints`.execute(db))
    .rows[0]?.n ?? 0;

describe('an import that is killed in the middle', () => {
  it('ends in the same state when it is run again', async () => {
    const whole = await aDatabase();
    const cut = await aDatabase();
    await once(run(whole.url, 'whole.csv'), 'exit');

    const first = run(cut.url, 'cut.csv');
    while ((await rowsDone(cut.db)) === 0 && first.exitCode === null) await delay(20);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await rowsDone(cut.db)).toBeGreaterThan(0);
    expect(await rowsDone(cut.db)).toBeLessThan(rows);
    expect(await state(cut.db)).not.toEqual(await state(whole.db));

    const second = run(cut.url, 'cut.csv');
    await once(second, 'exit');
    expect(second.output()).toContain('where an earlier run was cut off');
    expect(second.output()).toContain('1176 of 1200 rows arrived (98.0%)');
    expect(await state(cut.db)).toEqual(await state(whole.db));
    expect(await readFile(join(folder, 'cut.csv'), 'utf8')).toBe(
      await readFile(join(folder, 'whole.csv'), 'utf8'),
    );
  }, 120_000);
});
