import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type CountryKey,
  countries,
  countryByKey,
  type JobQuery,
  jobPageAnswer,
} from '@jobharbor/shared/contracts';
import { createApp } from '../app.ts';
import { startEmbeddedServer } from '../database/embedded-server.ts';
import { migrate } from '../database/migrate.ts';
import { openDependencies } from '../dependencies.ts';
import { fillMarket } from './fill-market.ts';

/**
 * Times of searches over HTTP (injected: validation, search, cards, serialisation) on a database of its own:
 * `pnpm bench search [--size 20000] [--rounds 30] [--one-country ph]`. The last puts every job into one country, the
 * worst case for a scheme that is split by country.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '30' },
    'one-country': { type: 'string' },
  },
});
const only = countryByKey(values['one-country'] ?? '')?.key;
const rounds = Number(values.rounds);

const dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-bench-'));
const server = await startEmbeddedServer({ dataFolder });
const { dependencies, close } = await openDependencies({
  connectionString: server.connectionString,
  config: { dataFolder, requestsPerMinute: null, allowedOrigins: [] },
});
await migrate(dependencies.db);
const app = await createApp(dependencies);

const print = (line: string) => process.stdout.write(`${line}\n`);
const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const show = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function search(country: CountryKey, query: JobQuery): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/job/search',
    headers: { 'country-id': String(countryByKey(country)?.id) },
    body: query,
  });
  return jobPageAnswer.parse(answer.json()).data.total;
}

const get = (url: string, country: CountryKey) =>
  app.inject({ url: `/api${url}`, headers: { 'country-id': String(countryByKey(country)?.id) } });

const kinds: Record<string, (country: CountryKey) => JobQuery> = {
  'newest, no words': () => ({}),
  'common word': () => ({ query: 'manager' }),
  'two words': () => ({ query: 'software engineer' }),
  ideographs: () => ({ query: '工程師' }),
  'word and three filters': (country) => ({
    query: 'manager',
    job_locations: [(countryByKey(country)?.id ?? 0) * 10_000 + 100],
    job_types: [1],
    salary_from: 1,
  }),
  'filters only': () => ({ job_types: [1], xp_lvls: [3, 4], work_arrangements: [1] }),
  phrase: () => ({ query: '"project manager"' }),
  'page 50': () => ({ page: 50 }),
  misspelt: () => ({ query: 'managr' }),
};

try {
  const size = Number(values.size);
  const spent = await time(() => fillMarket(dependencies.db, size, only));
  print(`${size} jobs stored in ${(spent / 1_000).toFixed(1)} s${only ? `, all in ${only}` : ''}`);
  const places = only ? [only] : countries.map(({ key }) => key);
  // The first search of a country has its listing fetched; the figures are of a process that has been up for a while.
  for (const country of places) await search(country, {});
  await delay(size / 50);
  for (const [name, queryFor] of Object.entries(kinds)) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) {
      const country = places[round % places.length] ?? 'tw';
      times.push(await time(async () => (total += await search(country, queryFor(country)))));
    }
    print(`${name}: ${show(times)} (${Math.round(total / rounds)} matches on average)`);
  }
  for (const [name, url] of Object.entries({
    suggestions: '/config/search/job-title-lists?query=se',
    'hot titles': '/recommendation/hot-job-titles',
    similar: '/job/similar?job_id=1',
    'job page': '/job/1/static',
  })) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await time(() => get(url, places[round % places.length] ?? 'tw')));
    print(`${name}: ${show(times)}`);
  }
  const together: number[] = [];
  const clients = Array.from({ length: 20 }, async (_, client) => {
    for (let round = 0; round < 10; round += 1) {
      const country = places[(client + round) % places.length] ?? 'tw';
      together.push(await time(() => search(country, { query: 'manager' })));
    }
  });
  const wall = await time(() => Promise.all(clients));
  print(
    `20 clients at once: ${show(together)}, ${Math.round((together.length / wall) * 1_000)} searches a second`,
  );
} finally {
  await app.close();
  await close();
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
