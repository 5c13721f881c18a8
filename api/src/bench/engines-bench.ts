import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import {
  type CountryKey,
  countries,
  countryByKey,
  type JobQuery,
  readAnswer,
} from '@jobharbor/shared/contracts';
import { startOpenSearch, withoutOpenSearch } from '../testing/servers/opensearch-server.ts';
import { type BenchSite, countryHeader, openBenchSite } from './bench-site.ts';
import { fillMarket } from './fill-market.ts';
import { printFreshness, printTogether } from './search-times.ts';
import { print, show, time } from './times.ts';

/**
 * Times of the same searches with PostgreSQL and with OpenSearch, in turns, over HTTP (injected). Both read one database and
 * must find the same jobs. Then the searches of 20 clients, the time until a change is found, and the memory and storage of
 * the nodes. `pnpm bench engines [--size 20000] [--rounds 60] [--nodes 1] [--heap 256] [--one-country ph]`. Needs the jars
 * that `.ci/run` fetches.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '1' },
    /** MB of each node. */
    heap: { type: 'string', default: '256' },
    'one-country': { type: 'string' },
  },
});
const only = countryByKey(values['one-country'] ?? '')?.key;
const places: readonly CountryKey[] = only ? [only] : countries.map(({ key }) => key);
const rounds = Number(values.rounds);

type Search = (site: BenchSite, country: CountryKey) => Promise<{ total: number; facets: object }>;
const inCountry =
  (query: JobQuery): Search =>
  (site, country) =>
    site.search(country, query);
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
    return readAnswer(searchAcross, answer.json());
  };

const searches: Readonly<Record<string, Search>> = {
  keyword: inCountry({ query: 'engineer' }),
  'keyword and filters': inCountry({ query: 'engineer', job_types: [1], work_arrangements: [1] }),
  'filters only, by date': inCountry({ job_types: [1], xp_lvls: [3, 4], work_arrangements: [1] }),
  'page 50': inCountry({ page: 50 }),
  'facets of everything': inCountry({ size: 1 }),
  'a Chinese keyword': inCountry({ query: '工程師' }),
  'remote in all countries': inAllCountries({}),
  'the same with a keyword': inAllCountries({ query: 'engineer' }),
};

/** An engine's name and the API that uses it. */
type Engine = readonly [name: string, site: BenchSite];

async function compare(engines: readonly Engine[]): Promise<void> {
  for (const [name, search] of Object.entries(searches)) {
    const times = engines.map((): number[] => []);
    for (let round = -places.length; round < rounds; round += 1) {
      const country = places[(round + places.length) % places.length] ?? 'tw';
      const found: Awaited<ReturnType<Search>>[] = [];
      for (const [number, [, site]] of engines.entries()) {
        const spent = await time(async () => found.push(await search(site, country)));
        if (round >= 0) times[number]?.push(spent);
      }
      // Without the counts by age, which change from one moment to the next.
      const numbers = found.map(({ total, facets }) => ({ total, facets: { ...facets, posted_within: [] } }));
      assert.deepEqual(numbers[1], numbers[0], `${name} in ${country}`);
    }
    print(
      `  ${name.padEnd(24)} ${engines.map(([engine], n) => `${engine} ${show(times[n] ?? [])}`).join('   ')}`,
    );
  }
}

/** Whether the indices of all countries hold as many jobs as the database finds. */
async function isWhole([, own]: Engine, [, other]: Engine): Promise<boolean> {
  for (const country of places) {
    const totals = await Promise.all(
      [own, other].map((site) =>
        site.search(country, { size: 1 }).then(
          ({ total }) => total,
          () => -1,
        ),
      ),
    );
    // A large country is refused until its list is in memory.
    if (totals[0] === -1 || totals[0] !== totals[1]) return false;
  }
  return true;
}

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

const reason = withoutOpenSearch();
if (reason !== null) {
  print(`OpenSearch cannot be measured: ${reason}.`);
  process.exitCode = 1;
} else {
  const site = await openBenchSite();
  try {
    const spent = await time(() => fillMarket(site, Number(values.size), only));
    print(`${values.size} jobs${only ? `, all in ${only}` : ''}; stored in ${(spent / 1_000).toFixed(1)} s`);
    const cluster = await startOpenSearch(Number(values.nodes), { heap: Number(values.heap) });
    const other = await openBenchSite({
      site,
      openSearch: { urls: cluster.urls, prefix: 'bench' },
    });
    try {
      const engines: readonly [Engine, Engine] = [
        ['PostgreSQL', site],
        ['OpenSearch', other],
      ];
      const built = await time(async () => {
        while (!(await isWhole(...engines))) await delay(1_000);
      });
      print(
        `  indices built in ${(built / 1_000).toFixed(1)} s by ${values.nodes} nodes with ${values.heap} MB of heap: ${Math.round((Number(values.size) / built) * 1_000)} jobs a second`,
      );
      await compare(engines);
      for (const [name, site] of engines) await printTogether({ site, places, name });
      for (const [name, site] of engines) await printFreshness({ site, places, name });
      const memory = await Promise.all(cluster.pids.map(residentOf));
      const sizes = await fetch(`${cluster.urls[0]}/_stats/store`);
      const { _all } = (await sizes.json()) as { _all: { primaries: { store: { size_in_bytes: number } } } };
      const bytes = _all.primaries.store.size_in_bytes / Number(values.size);
      print(
        `  memory of the nodes ${memory.map((one) => one.toFixed(0)).join(', ')} MB; ${bytes.toFixed(0)} bytes of storage a job`,
      );
    } finally {
      await other.close();
      await cluster.stop();
    }
  } finally {
    await site.close();
  }
}
