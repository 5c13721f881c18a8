import type { JobQuery } from '@jobharbor/shared/contracts';
import { jobQuery } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  flatLists,
  jobCategories,
  jobFunctionListIn,
  locationsOf,
  salaryLadderOf,
} from '../../config-lists/index.ts';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { seededRandom } from '../../testing/search/seeded-random.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import type { JobSearch } from '../job-search.ts';
import { createPostgresEngine } from '../postgres/postgres-engine.ts';
import { createJobSearch } from '../recovery/create-job-search.ts';
import { createListings, type Listings } from './listings.ts';

const now = new Date('2026-11-20T12:00:00Z');
const regions = locationsOf('my').slice(0, 3);
const cities = regions.flatMap((region) => region.children.slice(0, 3));
const groups = jobCategories.slice(0, 3);
const idsOf = (options: readonly { id: number }[]) => options.map(({ id }) => id);
const words = ['nurse', 'cook', 'driver', 'teacher', 'kuala lumpur', '-nurse', '🦄'];
const searches = [
  ...words,
  'teaching driver',
  'cooks -nurse',
  'driving in kuala lumpur',
  'teachr',
  'beekeeper',
];
const choices = {
  job_locations: idsOf([...regions, ...cities]),
  job_categories: idsOf([...groups, ...groups.flatMap((group) => group.children)]),
  degrees: idsOf(flatLists.degrees),
  xp_lvls: idsOf(flatLists.xp_lvls),
  job_types: idsOf(flatLists.job_types),
  work_arrangements: idsOf(flatLists.work_arrangements),
  main_functions: idsOf(groups),
  job_function_ids: idsOf(groups.flatMap((group) => group.children)),
  industries: [1, 4, 12],
  languages: [1, 4, 7],
  apply_modes: [1, 2],
  applicant_countries: [458, 608, 840, 276],
  shared_hours: [2, 4, 6, 8],
};

const truckDriver = jobFunctionListIn('en')
  .flatMap(({ sub_function_list }) => sub_function_list.flatMap(({ job_titles }) => job_titles))
  .filter(({ value }) => value === 'Truck Driver')
  .map(({ id }) => id);

let api: TestApi;
let listings: Listings;
let held: JobSearch;
let counted: JobSearch;
let ids: number[];
let companyIds: number[];
const random = seededRandom(11);
const blocking = seededRandom(12);
const sorting = seededRandom(13);
const aReach = () => ({
  timeZone: random.chance(0.5) ? random.one(['America/New_York', 'Europe/Madrid', 'Asia/Dubai']) : null,
  applicantCountries: random.chance(0.3) ? [random.one(['my', 'ph', 'us', 'mt'])] : [],
  excludedCountries: random.chance(0.2) ? [random.one(['us', 'de'])] : [],
});
const draft = (more: Parameters<typeof aJobDraft>[0] = {}) => {
  const low = (1 + random.below(15)) * 100_000;
  return aJobDraft({
    countryKey: 'my',
    title: random.chance(0.1)
      ? 'Senior truck driver'
      : `${random.one(words.slice(0, 4))} ${random.one(words.slice(0, 4))}`,
    company: {
      sourceKey: String(random.below(5)),
      name: 'Company',
      isVerified: random.chance(0.5),
      industryId: random.one([1, 4, 12, null]),
    },
    language: random.one(['en', 'ja', 'ms'] as const),
    externalUrl: random.chance(0.3) ? 'https://jobs.example/1' : null,
    isWeb3: random.chance(0.2),
    ...aReach(),
    locationIds: random.chance(0.9) ? [random.one(choices.job_locations)] : [],
    categoryId: random.one(choices.job_categories),
    degreeId: random.chance(0.8) ? random.one(choices.degrees) : null,
    xpLvlId: random.one(choices.xp_lvls),
    jobTypeId: random.one(choices.job_types),
    workArrangementId: random.one(choices.work_arrangements),
    salary: random.chance(0.7) ? { currency: 'MYR', period: 'monthly', min: low, max: low * 2 } : null,
    postedAt: new Date(now.getTime() - random.below(50) * 86_400_000),
    validThrough: random.chance(0.2) ? new Date(now.getTime() + (random.below(9) - 4) * 3_600_000) : null,
    ...more,
  });
};

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

function randomQuery(): JobQuery {
  const query: JobQuery = { size: 1 + random.below(40), page: 1 + random.below(3) };
  if (random.chance(0.5)) query.query = random.one(searches);
  if (random.chance(0.3)) query.sort = random.one([1, 2] as const);
  if (query.query === undefined && sorting.chance(0.4)) query.sort = sorting.one([3, 4] as const);
  // With many filters hardly any search finds something to relate or to correct.
  if (random.chance(0.3)) return query;
  for (const field of Object.keys(choices) as (keyof typeof choices)[]) {
    if (random.chance(0.15)) query[field] = [random.one(choices[field]), random.one(choices[field])];
  }
  const rung = random.one(salaryLadderOf('my'));
  if (random.chance(0.2)) query.salary_from = rung.from;
  if (random.chance(0.2) && rung.to !== null) query.salary_to = rung.to;
  if (random.chance(0.2)) query.is_company_verified = true;
  if (random.chance(0.1)) query.is_web3 = true;
  if (random.chance(0.1)) query.posted_within = random.one([1, 3, 7, 14, 30, 5]);
  if (random.chance(0.1)) query.function_job_title_ids = truckDriver;
  if (blocking.chance(0.2)) query.excluded_company_ids = [blocking.one(companyIds)];
  if (random.chance(0.3)) query.as_of = now.getTime() / 1_000 - random.one([1, 30, 90]);
  return query;
}

async function expectSameAnswers(times: number) {
  const met = { related: 0, corrected: 0, rescued: 0 };
  for (let round = 0; round < times; round += 1) {
    const query = randomQuery();
    const request = { country: 'my', query: jobQuery.parse(query) } as const;
    const [quick, exact] = await Promise.all([held.search(request), counted.search(request)]);
    expect(quick, JSON.stringify(query)).toEqual(exact);
    met.related += Number(exact.relatedIds.length > 0);
    met.corrected += Number(exact.correctedQuery !== null);
    met.rescued += Number(exact.rescue !== null);
  }
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
}

describe('someone who searches a large country', () => {
  it('gets the same jobs in the same order, and the same numbers, as from the database itself', async () => {
    await expectSameAnswers(60);
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
    await expectSameAnswers(60);
  });
});
