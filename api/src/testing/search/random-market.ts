import { type JobQuery, jobQuery } from '@jobharbor/shared/contracts';
import { expect } from 'vitest';
import {
  flatLists,
  jobCategories,
  jobFunctionListIn,
  locationsOf,
  salaryLadderOf,
} from '../../config-lists/index.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { aJobDraft } from '../samples/a-job-draft.ts';
import { seededRandom } from './seeded-random.ts';

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

/** Some titles repeat a word, which phrases find at each of its places. */
const aTitle = (first: string, second: string) => `${first} ${second}${first === 'driver' ? ' driver' : ''}`;

/** Random jobs of a country and random searches for them, the same at each run. `companyIds`: of the stored jobs. */
export function createRandomMarket(now: Date, companyIds: () => readonly number[]) {
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
        : aTitle(random.one(words.slice(0, 4)), random.one(words.slice(0, 4))),
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
    if (blocking.chance(0.2)) query.excluded_company_ids = [blocking.one(companyIds())];
    if (random.chance(0.3)) query.as_of = now.getTime() / 1_000 - random.one([1, 30, 90]);
    return query;
  }

  /** Asks both the same searches. Related jobs, corrections and relaxations have to be among the answers. */
  async function expectSameAnswers(times: number, tested: JobSearch, exact: JobSearch) {
    const met = { related: 0, corrected: 0, rescued: 0 };
    for (let round = 0; round < times; round += 1) {
      const query = randomQuery();
      const request = { country: 'my', query: jobQuery.parse(query) } as const;
      const [answer, expected] = await Promise.all([tested.search(request), exact.search(request)]);
      expect(answer, JSON.stringify(query)).toEqual(expected);
      met.related += Number(expected.relatedIds.length > 0);
      met.corrected += Number(expected.correctedQuery !== null);
      met.rescued += Number(expected.rescue !== null);
    }
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
  }

  return { draft, expectSameAnswers };
}
