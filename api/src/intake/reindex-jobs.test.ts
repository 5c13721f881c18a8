import { copyFile, cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPools, type Pools } from '../database/pools.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { borrowTestDatabase } from '../testing/servers/reused-databases.ts';
import type { TestDatabase } from '../testing/servers/test-database.ts';
import { indexFingerprint } from './index-fingerprint.ts';
import { setJobStatus, upsertJobs } from './job-intake.ts';
import { startReindexing } from './reindex-jobs.ts';

let database: TestDatabase;
let pools: Pools;
beforeAll(async () => {
  database = await borrowTestDatabase();
  pools = createPools({ connectionString: database.connectionString });
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

const now = new Date('2026-11-05T08:00:00Z');
const start = (fingerprint: string, onError: (error: unknown) => void = () => {}) => {
  const told: string[] = [];
  const options = {
    db: pools.db,
    fingerprint,
    clock: () => now,
    onError,
    batchSize: 2,
    pauseMs: 0,
    retryMs: 0,
  };
  return { told, ...startReindexing({ ...options, onProgress: (state) => told.push(state) }) };
};
/** Simulates documents stored by an earlier release. */
const spoil = () => pools.db.updateTable('search_documents').set({ terms: '' }).execute();
const spoilt = async () => {
  const query = pools.db.selectFrom('search_documents').select('job_id').where('terms', '=', '');
  return (await query.orderBy('job_id').execute()).map(({ job_id }) => job_id);
};
const rename = (from: string, to: string) => pools.db.schema.alterTable(from).renameTo(to).execute();

it('indexes stored jobs again for a release that makes other documents, once, and shared by its processes', async () => {
  const first = start('a');
  await first.done;
  const { ids } = await upsertJobs(
    pools.db,
    Array.from({ length: 5 }, () => aJobDraft()),
  );
  const closed = ids[4] ?? 0;
  await setJobStatus(pools.db, closed, 'closed', now);
  await spoil();
  const again = start('a');
  await again.done;
  expect([first.told, again.told, await spoilt()]).toEqual([[], [], ids]);
  const both = [start('b'), start('b')];
  await Promise.all(both.map(({ done }) => done));
  expect(both[0]?.told).toEqual(['started', 'completed']);
  expect(await spoilt()).toEqual([closed]);
  await spoil();
  await start('b').done;
  expect(await spoilt()).toEqual(ids);
});

it('goes on where a stopped process was, tries a failed batch again, and leaves the jobs to a newer release', async () => {
  await spoil();
  const stopped = start('c');
  await expect.poll(async () => (await spoilt()).length).toBeLessThan(5);
  await stopped.stop();
  await spoil();
  await pools.db.updateTable('search_index').set({ last_job_id: 0, is_complete: false }).execute();
  const failures: unknown[] = [];
  await rename('job_titles', 'job_titles_away');
  const going = start('c', (error) => failures.push(error));
  await expect.poll(() => failures.length).toBeGreaterThan(1);
  await rename('job_titles_away', 'job_titles');
  await going.done;
  expect(await spoilt()).toHaveLength(1);
  await spoil();
  await rename('job_titles', 'job_titles_away');
  const older = start('d', (error) => failures.push(error));
  const before = failures.length;
  await expect.poll(() => failures.length).toBeGreaterThan(before);
  await pools.db.updateTable('search_index').set({ fingerprint: 'e', is_complete: false }).execute();
  await rename('job_titles_away', 'job_titles');
  await older.done;
  expect(await spoilt()).toHaveLength(5);
});

it('knows a release by the lists and programs that documents are made of', async () => {
  const root = join(import.meta.dirname, '../..');
  const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  for (const part of [
    'src/search/analyser',
    'src/search-filters',
    'data/search',
    'data/config-lists',
    'data/places',
  ])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await mkdir(join(folder, 'src/intake'));
  for (const file of ['intake/search-document', 'intake/clean-html', 'intake/monthly-salary'])
    await copyFile(join(root, `src/${file}.ts`), join(folder, `src/${file}.ts`));
  expect(indexFingerprint(folder)).toBe(indexFingerprint());
  await writeFile(join(folder, 'data/search/option-names.csv'), 'list,key,names\n');
  expect(indexFingerprint(folder)).not.toBe(indexFingerprint());
});
