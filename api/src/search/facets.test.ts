import { type FacetField, type JobQuery, jobFilters } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  flatLists,
  jobCategories,
  jobFunctionListIn,
  locationsOf,
  salaryLadderOf,
} from '../config-lists/index.ts';
import { indexJobs } from '../intake/index-jobs.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { searchJobs } from '../testing/search/search-jobs.ts';
import { seededRandom } from '../testing/search/seeded-random.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

const regions = locationsOf('my').slice(0, 3);
const cities = regions.flatMap((region) => region.children.slice(0, 3));
const groups = jobCategories.slice(0, 3);
const idsOf = (options: readonly { id: number }[]) => options.map(({ id }) => id);
const ladder = salaryLadderOf('my');
const words = ['nurse', 'cook', 'driver', 'teacher'];
/** Also words that name an option, an excluded word and one that nobody advertises. */
const queries = [...words, 'cook remote', 'nurse -driver', 'beekeeper'];
const titleIds = jobFunctionListIn('en').flatMap(({ sub_function_list }) =>
  sub_function_list.flatMap(({ job_titles }) =>
    job_titles.filter(({ value }) => ['Cook', 'Registered Nurse'].includes(value)).map(({ id }) => id),
  ),
);

const choices = {
  job_locations: idsOf([...regions, ...cities]),
  job_categories: idsOf([...groups, ...groups.flatMap((group) => group.children)]),
  degrees: idsOf(flatLists.degrees),
  xp_lvls: idsOf(flatLists.xp_lvls),
  job_types: idsOf(flatLists.job_types),
  work_arrangements: idsOf(flatLists.work_arrangements),
  industries: [1, 4, 12],
  languages: [1, 4, 7],
  apply_modes: [1, 2],
  applicant_countries: [458, 608, 840, 276],
  shared_hours: [2, 4, 6, 8],
};
const industryOf = { verified: 1, plain: 4, other: null } as const;
type ChoiceField = keyof typeof choices;
const choiceFields = Object.keys(choices) as ChoiceField[];

const aCompany = (sourceKey: keyof typeof industryOf) => ({
  sourceKey,
  name: sourceKey,
  isVerified: sourceKey === 'verified',
  industryId: industryOf[sourceKey],
});

let api: TestApi;
let companyIds: number[] = [];
beforeAll(async () => {
  api = await createTestApi();
  const random = seededRandom(7);
  const maybe = (ids: readonly number[]) => (random.chance(0.85) ? random.one(ids) : null);
  const aReach = () => ({
    timeZone: random.chance(0.5) ? random.one(['America/New_York', 'Europe/Madrid', 'Asia/Dubai']) : null,
    applicantCountries: random.chance(0.3) ? [random.one(['my', 'ph', 'us', 'mt'])] : [],
    excludedCountries: random.chance(0.2) ? [random.one(['us', 'de'])] : [],
  });
  const drafts = Array.from({ length: 400 }, () =>
    aJobDraft({
      countryKey: 'my',
      title: `${random.one(words)} ${random.one(words)}`,
      company: aCompany(random.one(['verified', 'plain', 'other'] as const)),
      language: random.one(['en', 'ja', 'ms'] as const),
      externalUrl: random.chance(0.3) ? 'https://jobs.example/1' : null,
      isWeb3: random.chance(0.2),
      ...aReach(),
      postedAt: new Date(Date.now() - random.below(50 * 24) * 3_600_000),
      locationIds: random.chance(0.9)
        ? [random.one(choices.job_locations), random.one(choices.job_locations)]
        : [],
      categoryId: maybe(choices.job_categories),
      degreeId: maybe(choices.degrees),
      xpLvlId: maybe(choices.xp_lvls),
      jobTypeId: maybe(choices.job_types),
      workArrangementId: maybe(choices.work_arrangements),
      salary: random.chance(0.7)
        ? {
            currency: 'MYR',
            period: 'monthly',
            min: (1 + random.below(15)) * 100_000,
            max: (16 + random.below(10)) * 100_000,
          }
        : null,
    }),
  );
  const { ids } = await upsertJobs(api.dependencies.db, drafts);
  await markAsUnanswered(ids.filter((_, index) => index % 3 === 0));
  companyIds = idsOf((await searchJobs(api, 'my', {})).companies);
});
afterAll(() => api.close());

async function markAsUnanswered(ids: readonly number[]): Promise<void> {
  const rows = ids.map((job_id) => ({ job_id, postings: null, open_since: null, unanswered: 5 }));
  await api.dependencies.db.insertInto('job_records').values(rows).execute();
  await indexJobs(api.dependencies.db, ids, new Date());
}

function randomQuery(random: ReturnType<typeof seededRandom>): JobQuery {
  const query: JobQuery = { size: 1 };
  if (random.chance(0.5)) query.query = random.one(queries);
  for (const field of choiceFields) {
    if (random.chance(0.25)) query[field] = [random.one(choices[field]), random.one(choices[field])];
  }
  if (random.chance(0.25)) Object.assign(query, rungFilter(random.one(ladder).id));
  else if (random.chance(0.2)) query.salary_from = (1 + random.below(15)) * 1_000;
  if (random.chance(0.2)) query.is_company_verified = true;
  if (random.chance(0.2)) query.is_web3 = true;
  if (random.chance(0.2)) query.is_fresh = true;
  if (random.chance(0.2)) query.posted_within = random.one([1, 7, 30]);
  if (random.chance(0.2)) query.main_functions = [random.one(groups).id];
  if (random.chance(0.1)) query.job_function_ids = idsOf(random.one(groups).children);
  if (random.chance(0.1)) query.function_job_title_ids = [random.one(titleIds)];
  if (random.chance(0.15)) query.company_ids = [random.one(companyIds)];
  if (random.chance(0.15)) query.excluded_company_ids = [random.one(companyIds)];
  return query;
}

function rungFilter(id: number): Pick<JobQuery, 'salary_from' | 'salary_to'> {
  const rung = ladder.find((one) => one.id === id);
  return { salary_from: rung?.from, salary_to: rung?.to ?? undefined };
}

/** The same search after a click on one option of a facet, the other fields kept. */
function click(query: JobQuery, field: FacetField, id: number): JobQuery {
  if (field === 'salary_ranges') return { ...query, ...rungFilter(id) };
  if (field === 'posted_within') return { ...query, posted_within: id };
  return { ...query, [field]: [id] };
}

describe('the number beside a filter', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
  it.each(seeds)('is what a person finds after choosing it (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const query = randomQuery(random);
    const { facets } = await searchJobs(api, 'my', query);
    const { is_company_verified, is_web3, is_fresh, ...fields } = facets;
    for (const [field, counts] of Object.entries(fields) as [FacetField, { id: number; count: number }[]][]) {
      if (counts.length === 0) continue;
      const { id, count } = random.one(counts);
      expect(await totalOf(click(query, field, id)), `${field} ${id} of ${JSON.stringify(query)}`).toBe(
        count,
      );
    }
    expect(await totalOf({ ...query, is_company_verified: true })).toBe(is_company_verified);
    expect(await totalOf({ ...query, is_web3: true })).toBe(is_web3);
    expect(await totalOf({ ...query, is_fresh: true })).toBe(is_fresh);
  });

  it('was tried together with every filter of a search', () => {
    const tried = new Set(seeds.flatMap((seed) => Object.keys(randomQuery(seededRandom(seed)))));
    const filters = [...Object.keys(jobFilters.def.shape), 'posted_within', 'excluded_company_ids'];
    expect(filters.filter((filter) => !tried.has(filter))).toEqual([]);
  });

  it('is absent only where choosing would find nothing', async () => {
    const query: JobQuery = { query: 'nurse', job_types: [choices.job_types[0] ?? 0] };
    const { facets } = await searchJobs(api, 'my', query);
    for (const field of choiceFields) {
      const listed = new Set(facets[field].map(({ id }) => id));
      for (const id of choices[field].filter((choice) => !listed.has(choice))) {
        expect(await totalOf(click(query, field, id))).toBe(0);
      }
    }
  });
});

const totalOf = async (query: JobQuery) => (await searchJobs(api, 'my', query)).total;

it('tells where the pay of the jobs found begins and ends, of those that state an amount', async () => {
  const { pay_range } = await searchJobs(api, 'my', { query: 'nurse' });
  expect(pay_range?.low).toBeGreaterThanOrEqual(1_000);
  expect(pay_range?.high).toBeLessThanOrEqual(25_000);
  expect((await searchJobs(api, 'my', { query: 'zzzz' })).pay_range).toBeNull();
});

describe('a function', () => {
  const [group] = groups;
  const [speciality] = group?.children ?? [];

  it('finds the jobs of its category, a main function those of all below it', async () => {
    const ofCategory = await totalOf({ job_categories: [speciality?.id ?? 0] });
    expect(ofCategory).toBeGreaterThan(0);
    expect(await totalOf({ job_function_ids: [speciality?.id ?? 0] })).toBe(ofCategory);
    expect(await totalOf({ main_functions: [group?.id ?? 0] })).toBe(
      await totalOf({ job_categories: [group?.id ?? 0] }),
    );
  });

  it('finds by its title what is advertised under that title, in every language of the list', async () => {
    const titles = jobFunctionListIn('en').flatMap(({ sub_function_list }) =>
      sub_function_list.flatMap(({ job_titles }) => job_titles),
    );
    const title = titles.find(({ value }) => value === 'Registered Nurse');
    const names = ['Registered Nurse', 'Senior registered nurse (ICU)', '看護師（正社員）', 'Nurse'];
    await upsertJobs(
      api.dependencies.db,
      names.map((name) => aJobDraft({ countryKey: 'hk', title: name, language: 'en' })),
    );
    const found = await searchJobs(api, 'hk', { function_job_title_ids: [title?.id ?? 0] });
    expect(found.jobs.map((job) => job.title).sort()).toEqual([names[0], names[1], names[2]].sort());
    expect((await searchJobs(api, 'hk', { function_job_title_ids: [9_999_999] })).total).toBe(0);
  });
});

it('names the companies that it counts and those that it is asked for', async () => {
  const { facets, companies } = await searchJobs(api, 'my', {});
  expect(companies.map(({ name }) => name).sort()).toEqual(['other', 'plain', 'verified']);
  const [first] = facets.company_ids;
  const none = await searchJobs(api, 'my', { company_ids: [first?.id ?? 0], query: 'beekeeper' });
  expect(none.companies).toContainEqual(companies.find(({ id }) => id === first?.id));
});
