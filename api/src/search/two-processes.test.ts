import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { countryByKey, type JobQuery, readAnswer } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPools, type Pools } from '../database/pools.ts';
import { setJobStatus, upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { type ApiProcess, startApiProcess } from '../testing/servers/api-process.ts';
import { loadApis } from '../testing/servers/load-apis.ts';
import { createTestDatabase, type TestDatabase } from '../testing/servers/test-database.ts';

let folder: string;
let database: TestDatabase;
let pools: Pools;
let processes: ApiProcess[];
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-two-'));
  database = await createTestDatabase();
  pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  // So many that each process keeps a listing of the country in its memory.
  const crowd = Array.from({ length: 3_000 }, () => aJobDraft({ title: 'Clerk', descriptionHtml: '' }));
  for (let start = 0; start < crowd.length; start += 1_000)
    await upsertJobs(pools.db, crowd.slice(start, start + 1_000));
  env = {
    DATABASE_URL: database.connectionString,
    JOBHARBOR_DATA: folder,
    API_PORT: '0',
    REQUESTS_PER_MINUTE: '1000000',
    DRAIN_SECONDS: '0.4',
  };
  processes = await Promise.all([startApiProcess(env, 'ignore'), startApiProcess(env, 'ignore')]);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await pools.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function search({ url }: ApiProcess, query: JobQuery) {
  const answer = await fetch(`${url}/api/job/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-id': String(countryByKey('sg')?.id) },
    body: JSON.stringify(query),
  });
  return readAnswer(searchJobs, await answer.json());
}

/** In both processes, without a restart of either. */
const soon = (expected: number, query: JobQuery) =>
  vi.waitFor(
    async () => {
      const pages = await Promise.all(processes.map((process) => search(process, query)));
      expect(pages.map(({ total }) => total)).toEqual([expected, expected]);
    },
    { timeout: 10_000, interval: 20 },
  );

it('whichever process answers, a job is found after its posting, as it is changed, and until its end', async () => {
  await Promise.all(processes.map((process) => search(process, {})));
  const draft = aJobDraft({ title: 'Beekeeper', jobTypeId: 1, descriptionHtml: '' });
  const { ids } = await upsertJobs(pools.db, [draft]);
  await soon(1, { query: 'beekeeper', job_types: [1] });
  await upsertJobs(pools.db, [{ ...draft, jobTypeId: 2 }]);
  await soon(0, { query: 'beekeeper', job_types: [1] });
  await soon(1, { query: 'beekeeper', job_types: [2] });
  await setJobStatus(pools.db, ids[0] ?? 0, 'closed', new Date());
  await soon(0, { query: 'beekeeper' });
}, 30_000);

it('a list that one process began is read on at another: each job once, though one is posted meanwhile', async () => {
  const [one, other] = processes as [ApiProcess, ApiProcess];
  const { ids } = await upsertJobs(
    pools.db,
    Array.from({ length: 6 }, (_, index) =>
      aJobDraft({ title: 'Falconer', postedAt: new Date(2026, 0, index) }),
    ),
    { now: new Date(Date.now() - 5_000) },
  );
  await soon(6, { query: 'falconer' });
  const first = await search(one, { query: 'falconer', size: 3, as_of: Math.floor(Date.now() / 1_000) - 2 });
  await upsertJobs(pools.db, [aJobDraft({ title: 'Falconer', postedAt: new Date() })]);
  await soon(7, { query: 'falconer' });
  const second = await search(other, { query: 'falconer', size: 3, page: 2, as_of: first.as_of });
  expect([...first.jobs, ...second.jobs].map((job) => job.id).sort((a, b) => a - b)).toEqual(ids);
  expect(second.total).toBe(6);
});

it('an upgrade of both, one after the other under load, fails no request and loses no write', async () => {
  const load = loadApis(processes);
  await load.hasRun(30);
  // Columns of the next version's migrations are there before the second process of this version is replaced.
  await sql`alter table accounts add column next_version text not null default ''`.execute(pools.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9990-next-version', '2030-01-01')`.execute(
    pools.db,
  );
  for (const index of [0, 1]) {
    await processes[index]?.stop();
    processes[index] = await startApiProcess(env, 'ignore');
    await load.hasRun(30);
  }
  const { failures, accounts } = await load.end();
  expect(failures).toEqual([]);
  const kept = await pools.db.selectFrom('accounts').select('id').where('id', 'in', accounts).execute();
  expect(kept).toHaveLength(new Set(accounts).size);
}, 240_000);
