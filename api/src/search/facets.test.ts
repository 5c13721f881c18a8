import type { FacetField, JobQuery } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatLists, jobCategories, locationsOf, salaryLadderOf } from '../config-lists/index.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/a-job-draft.ts';
import { searchJobs } from '../testing/search-jobs.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const regions = locationsOf('my').slice(0, 3);
const cities = regions.flatMap((region) => region.children.slice(0, 3));
const groups = jobCategories.slice(0, 3);
const idsOf = (options: readonly { id: number }[]) => options.map(({ id }) => id);
const ladder = salaryLadderOf('my');
const words = ['nurse', 'cook', 'driver', 'teacher'];

const choices = {
  job_locations: idsOf([...regions, ...cities]),
  job_categories: idsOf([...groups, ...groups.flatMap((group) => group.children)]),
  degrees: idsOf(flatLists.degrees),
  xp_lvls: idsOf(flatLists.xp_lvls),
  job_types: idsOf(flatLists.job_types),
  work_arrangements: idsOf(flatLists.work_arrangements),
};
type ChoiceField = keyof typeof choices;
const choiceFields = Object.keys(choices) as ChoiceField[];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const random = seededRandom(7);
  const maybe = (ids: readonly number[]) => (random.chance(0.85) ? random.one(ids) : null);
  const drafts = Array.from({ length: 400 }, () =>
    aJobDraft({
      countryKey: 'my',
      title: `${random.one(words)} ${random.one(words)}`,
      company: random.chance(0.5)
        ? { sourceKey: 'verified', name: 'Verified', isVerified: true }
        : { sourceKey: 'plain', name: 'Plain' },
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
  await upsertJobs(api.dependencies.db, drafts);
});
afterAll(() => api.close());

function randomQuery(random: ReturnType<typeof seededRandom>): JobQuery {
  const query: JobQuery = { size: 1 };
  if (random.chance(0.5)) query.query = random.one(words);
  for (const field of choiceFields) {
    if (random.chance(0.25)) query[field] = [random.one(choices[field]), random.one(choices[field])];
  }
  if (random.chance(0.25)) Object.assign(query, rungFilter(random.one(ladder).id));
  if (random.chance(0.2)) query.is_company_verified = true;
  return query;
}

function rungFilter(id: number): Pick<JobQuery, 'salary_from' | 'salary_to'> {
  const rung = ladder.find((one) => one.id === id);
  return { salary_from: rung?.from, salary_to: rung?.to ?? undefined };
}

/** The same search after a click on one option of a facet, the other fields kept. */
function click(query: JobQuery, field: FacetField, id: number): JobQuery {
  if (field === 'salary_ranges') return { ...query, ...rungFilter(id) };
  return { ...query, [field]: [id] };
}

describe('the number beside a filter', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
  it.each(seeds)('is what a person finds after choosing it (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const query = randomQuery(random);
    const { facets } = await searchJobs(api, 'my', query);
    const { is_company_verified, ...fields } = facets;
    for (const [field, counts] of Object.entries(fields) as [FacetField, { id: number; count: number }[]][]) {
      if (counts.length === 0) continue;
      const { id, count } = random.one(counts);
      expect(await totalOf(click(query, field, id)), `${field} ${id} of ${JSON.stringify(query)}`).toBe(
        count,
      );
    }
    expect(await totalOf({ ...query, is_company_verified: true })).toBe(is_company_verified);
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
