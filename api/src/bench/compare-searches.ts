import assert from 'node:assert/strict';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { type CountryKey, type JobQuery, readAnswer } from '@jobharbor/shared/contracts';
import { type BenchSite, countryHeader } from './bench-site.ts';
import { print, show, time } from './times.ts';

/** An engine's name and the API that uses it. */
export type Engine = readonly [name: string, site: BenchSite];

/** Answers what both engines must agree on. */
type Search = (site: BenchSite, country: CountryKey, round: number) => Promise<unknown>;

const one = <T>(all: readonly T[], round: number): T => all[round % all.length] as T;

/** Without the counts by age, which change from one moment to the next. */
const numbersOf = ({ total, facets }: { total: number; facets: object }) => ({
  total,
  facets: { ...facets, posted_within: [] },
});

const inCountry =
  (...queries: JobQuery[]): Search =>
  async (site, country, round) =>
    numbersOf(await site.search(country, one(queries, round)));

const inAllCountries =
  (body: object): Search =>
  async (site, country) => {
    const ask = () =>
      site.app.inject({
        ...{ method: 'POST', url: '/api/job/search-across', headers: countryHeader(country) },
        body: { list: 'remote', open_to_me: false, ...body },
      });
    let answer = await ask();
    // The first ones load the list of all countries, which may take longer than a search may.
    while (answer.statusCode === 503) answer = await ask();
    return numbersOf(readAnswer(searchAcross, answer.json()));
  };

const get = async (site: BenchSite, country: CountryKey, url: string) => {
  const answer = await site.app.inject({ url: `/api${url}`, headers: countryHeader(country) });
  assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`);
  return answer.json().data;
};

const suggestions =
  (url: string, ...typed: string[]): Search =>
  (site, country, round) =>
    get(site, country, `${url}?query=${encodeURIComponent(one(typed, round))}`);

/** Ids of jobs of different titles by country: each is asked of both engines. */
const jobsOf = new Map<CountryKey, number[]>();

const similarJobs: Search = async (site, country, round) => {
  const ids = jobsOf.get(country) ?? (await site.search(country, { size: 50 })).jobs.map(({ id }) => id);
  jobsOf.set(country, ids);
  const { jobs } = await get(site, country, `/job/similar?job_id=${one(ids, round)}`);
  // Without the pay of similar jobs, of which a list in memory takes a sample.
  return jobs;
};

const searches: Readonly<Record<string, Search>> = {
  keyword: inCountry({ query: 'engineer' }),
  'keyword and filters': inCountry({ query: 'engineer', job_types: [1], work_arrangements: [1] }),
  'filters only, by date': inCountry({ job_types: [1], xp_lvls: [3, 4], work_arrangements: [1] }),
  'page 50': inCountry({ page: 50 }),
  'facets of everything': inCountry({ size: 1 }),
  'a Chinese keyword': inCountry({ query: '工程師' }),
  'a misspelt keyword': inCountry({ query: 'enginer' }),
  'few, with related titles': inCountry(
    ...['blockchain auditor', 'kubernetes teacher', 'sous chef', 'sap consultant'].map((query) => ({
      query,
    })),
  ),
  'similar jobs': similarJobs,
  'titles while typing': suggestions(
    '/config/search/job-title-lists',
    's',
    'se',
    'acc',
    'engi',
    'data en',
    'manag',
    'programer',
  ),
  'companies while typing': suggestions('/company/search-suggestion', 's', 'ba', 'glo', 'tech'),
  'hot titles': (site, country) => get(site, country, '/recommendation/hot-job-titles'),
  'remote in all countries': inAllCountries({}),
  'the same with a keyword': inAllCountries({ query: 'engineer' }),
};

/** Times of each search with both engines, in turns. */
export async function compareSearches(
  engines: readonly Engine[],
  places: readonly CountryKey[],
  rounds: number,
): Promise<void> {
  for (const [name, search] of Object.entries(searches)) {
    const times = engines.map((): number[] => []);
    for (let round = -places.length; round < rounds; round += 1) {
      const country = one(places, round + places.length);
      const found: unknown[] = [];
      for (const [number, [, site]] of engines.entries()) {
        const spent = await time(async () => found.push(await search(site, country, round + places.length)));
        if (round >= 0) times[number]?.push(spent);
      }
      assert.deepEqual(found[1], found[0], `${name} in ${country}`);
    }
    const shown = engines.map(([engine], n) => `${engine} ${show(times[n] ?? [])}`);
    print(`  ${name.padEnd(24)} ${shown.join('   ')}`);
  }
}
