import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type CountryKey, countries, countryByKey } from '@jobharbor/shared/contracts';
import { startOpenSearch, withoutOpenSearch } from '../testing/servers/opensearch-server.ts';
import { openBenchSite } from './bench-site.ts';
import { compareSearches, type Engine } from './compare-searches.ts';
import { fillMarket } from './fill-market.ts';
import { printFreshness, printTogether } from './search-times.ts';
import { print, time } from './times.ts';

/**
 * Times of the same searches with PostgreSQL and with OpenSearch, in turns, over HTTP (injected). Both read one database and
 * must find the same jobs; similar jobs and suggestions too. Then the searches of 20 clients, the time until a change is found,
 * and the memory and storage of the nodes. `pnpm bench engines [--size 20000] [--rounds 60] [--nodes 1] [--heap 256]
 * [--one-country ph]`. Needs the jars that `.ci/run` fetches.
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
      await compareSearches(engines, places, rounds);
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
