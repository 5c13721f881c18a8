import { jobQuery } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { createRandomMarket } from '../../testing/search/random-market.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import type { JobSearch } from '../job-search.ts';
import { createPostgresEngine } from '../postgres/postgres-engine.ts';
import { createJobSearch } from '../recovery/create-job-search.ts';
import { createListings, type Listings } from './listings.ts';

const now = new Date('2026-11-20T12:00:00Z');

let api: TestApi;
let listings: Listings;
let held: JobSearch;
let counted: JobSearch;
let ids: number[];
let companyIds: number[];
const { draft, expectSameAnswers } = createRandomMarket(now, () => companyIds);

beforeAll(async () => {
  api = await createTestApi({ now });
  const { db, searchDb, events, clock } = api.dependencies;
  listings = createListings({ db: searchDb, events, smallest: 1 });
  held = createJobSearch({
    engine: createPostgresEngine({ db: searchDb, writeDb: db, clock, listings }),
    clock,
  });
  counted = createJobSearch({ engine: createPostgresEngine({ db: searchDb, writeDb: db, clock }), clock });
  const drafts = Array.from({ length: 300 }, () => draft());
  ids = (await upsertJobs(db, drafts, { now: new Date(now.getTime() - 60_000) })).ids;
  companyIds = (await db.selectFrom('companies').select('id').orderBy('id').execute()).map(({ id }) => id);
  await vi.waitUntil(() => listings.of('my') !== null, { timeout: 5_000 });
});
afterAll(async () => {
  await listings.stop();
  await api.close();
});

describe('someone who searches a large country', () => {
  it('gets the same jobs in the same order, and the same numbers, as from the database itself', async () => {
    await expectSameAnswers(60, held, counted);
  });

  it('soon finds what came, changed, closed or left', async () => {
    const { db } = api.dependencies;
    await upsertJobs(
      db,
      [draft({ title: 'Beekeeper', validThrough: null }), draft({ title: 'Beekeeper', countryKey: 'th' })],
      {
        now,
      },
    );
    const [closed = 0, gone = 0] = ids;
    await setJobStatus(db, closed, 'closed', now);
    await db.deleteFrom('search_documents').where('job_id', '=', gone).execute();
    const moving = draft({ validThrough: null });
    const { ids: moved } = await upsertJobs(db, [moving], { now });
    await upsertJobs(db, [{ ...moving, postedAt: now, degreeId: 2, title: 'Beekeeper of bees' }], { now });
    const query = jobQuery.parse({ query: 'beekeeper', sort: 1 });
    await vi.waitFor(async () => {
      const { total, jobIds } = await held.search({ country: 'my', query });
      expect({ total, first: jobIds[0] }).toEqual({ total: 2, first: moved[0] });
    }, 10_000);
    await upsertJobs(db, [{ ...moving, countryKey: 'th' }], { now });
    await expect.poll(async () => (await held.search({ country: 'my', query })).total).toBe(1);
    await setJobStatus(db, gone, 'on_hold', now);
    const everything = { country: 'my', query: jobQuery.parse({}) } as const;
    const { total: left } = await counted.search(everything);
    await expect.poll(async () => (await held.search(everything)).total).toBe(left);
    await expectSameAnswers(60, held, counted);
  });
});
