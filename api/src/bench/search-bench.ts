import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type CountryKey, countries, countryByKey, type JobQuery } from '@jobharbor/shared/contracts';
import { type BenchSite, openBenchSite } from './bench-site.ts';
import { fillMarket } from './fill-market.ts';
import { printListMemory } from './list-memory.ts';
import { type RawSearch, rawFacetsOf, rawNearWords, rawPage, rawSuggestion } from './raw-search.ts';
import { printFreshness, printTogether } from './search-times.ts';
import { percentile, print, show, time } from './times.ts';

/**
 * Times of searches over HTTP (injected: validation, search, cards, serialisation), each compared with its raw SQL in
 * the same run. Then the memory of lists of 10,000 jobs or more. Each size has its own database.
 * `pnpm bench search [--size 20000,200000] [--rounds 130] [--one-country ph]`. With several sizes it says how each row
 * grows. The last option puts every job into one country, the worst case for a scheme that is split by country. `ratio`
 * is the search's median beside the raw one's, then the same of the p95.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '130' },
    'one-country': { type: 'string' },
  },
});
const only = countryByKey(values['one-country'] ?? '')?.key;
const places = only ? [only] : countries.map(({ key }) => key);
const rounds = Number(values.rounds);

interface Row {
  asked: (site: BenchSite, country: CountryKey) => Promise<unknown>;
  raw: (site: BenchSite, country: CountryKey) => Promise<unknown>;
  /** Asserted before measuring: both give the same answer. Returns whether they find anything. */
  compare?: (site: BenchSite, country: CountryKey) => Promise<boolean>;
}

type Raw = Omit<RawSearch, 'country'>;

const placeOf = (country: CountryKey) => (countryByKey(country)?.id ?? 0) * 10_000 + 100;

/** A search and the equivalent raw SQL. */
const row = (query: (country: CountryKey) => JobQuery, raw: (country: CountryKey) => Raw): Row => {
  const askRaw: (site: BenchSite, country: CountryKey) => ReturnType<typeof rawPage> = (site, country) =>
    rawPage(site.dependencies.searchDb, { country, ...raw(country) });
  return {
    asked: (site, country) => site.ask(country, query(country)),
    raw: askRaw,
    async compare(site, country) {
      const theirs = await askRaw(site, country);
      if (theirs.total === 0) return false;
      const ours = await site.search(country, query(country));
      const { total, facets } = ours;
      assert.deepEqual({ ids: ours.jobs.map(({ id }) => id), total, facets: rawFacetsOf(facets) }, theirs);
      return true;
    },
  };
};

/** A common word that no list of names knows: what synonyms find as well, the raw SQL would not. */
const designers = { words: ["'designer'"], exactly: "'=edesigner'" };
const misspelt = row(
  () => ({ query: 'desgner' }),
  () => ({ terms: "'designer'", ranked: designers }),
);

const rows: Readonly<Record<string, Row>> = {
  keyword: row(
    () => ({ query: 'designer' }),
    () => ({ terms: "'designer'", ranked: designers }),
  ),
  'keyword and three filters': row(
    (country) => ({
      query: 'designer',
      job_locations: [placeOf(country)],
      job_types: [1],
      work_arrangements: [1],
    }),
    (country) => ({
      terms: `'designer' & '=l${placeOf(country)}' & '=t1' & '=a1'`,
      ranked: designers,
      own: {
        job_locations: "'designer' & '=t1' & '=a1'",
        job_types: `'designer' & '=l${placeOf(country)}' & '=a1'`,
        work_arrangements: `'designer' & '=l${placeOf(country)}' & '=t1'`,
      },
    }),
  ),
  'filters only, by date': row(
    () => ({ job_types: [1], xp_lvls: [3, 4], work_arrangements: [1] }),
    () => ({
      terms: "'=t1' & ('=x3' | '=x4') & '=a1'",
      own: {
        job_types: "('=x3' | '=x4') & '=a1'",
        xp_lvls: "'=t1' & '=a1'",
        work_arrangements: "'=t1' & ('=x3' | '=x4')",
      },
    }),
  ),
  'page 50': row(
    () => ({ page: 50 }),
    () => ({ page: 50 }),
  ),
  'facets of everything': row(
    () => ({ size: 1 }),
    () => ({ size: 1 }),
  ),
  'a Chinese keyword': row(
    () => ({ query: '助理' }),
    () => ({
      terms: "'助理'",
      ranked: { words: ["'助理'"], exactly: "'=e助理'" },
    }),
  ),
  'a misspelt keyword': {
    ...misspelt,
    async raw(site, country) {
      await rawNearWords(site.dependencies.searchDb, country, 'desgner');
      await misspelt.raw(site, country);
    },
  },
  suggestion: {
    asked: (site, country) => site.get(country, '/config/search/job-title-lists?query=se'),
    raw: (site, country) => rawSuggestion(site.dependencies.searchDb, country, 'se'),
  },
};

async function measure(size: number): Promise<Map<string, number>> {
  const site = await openBenchSite();
  try {
    const spent = await time(() => fillMarket(site, size, only));
    print(`${size} jobs${only ? `, all in ${only}` : ''}; stored in ${(spent / 1_000).toFixed(1)} s`);
    // Warm-up: the first search of a country loads its listing.
    for (const country of places) await site.search(country, {});
    await delay(size / 50);
    const medians = new Map<string, number>();
    for (const [name, { asked, raw, compare }] of Object.entries(rows)) {
      // Without results the search also corrects the words; the raw SQL does not.
      const asking: CountryKey[] = [];
      for (const country of places) if ((await compare?.(site, country)) ?? true) asking.push(country);
      const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
      for (let round = -asking.length; round < rounds; round += 1) {
        const country = asking[(round + asking.length) % asking.length] ?? 'tw';
        // Alternating, so that other load on the machine affects both.
        const ours = await time(() => asked(site, country));
        const theirs = await time(() => raw(site, country));
        if (round < 0) continue;
        times.ours.push(ours);
        times.theirs.push(theirs);
      }
      const median = percentile(times.ours, 0.5);
      medians.set(name, median);
      const ratios = [0.5, 0.95].map(
        (share) => percentile(times.ours, share) / percentile(times.theirs, share),
      );
      const ratio = ratios.map((one) => one.toFixed(2)).join(' and ');
      print(`  ${name.padEnd(26)} ${show(times.ours)}   raw SQL ${show(times.theirs)}   ratio ${ratio}`);
    }
    await printTogether({ site, places });
    await printFreshness({ site, places });
    await printListMemory(site, places);
    return medians;
  } finally {
    await site.close();
  }
}

let before: { size: number; medians: Map<string, number> } | null = null;
for (const size of values.size.split(',').map(Number)) {
  const medians = await measure(size);
  if (before !== null) {
    print(`growth from ${before.size} to ${size} jobs, ${(size / before.size).toFixed(0)} times as many:`);
    for (const [name, median] of medians)
      print(`  ${name.padEnd(26)} ${(median / (before.medians.get(name) ?? 1)).toFixed(1)} times`);
  }
  before = { size, medians };
}
