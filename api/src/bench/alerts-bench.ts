import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AlertFilters } from '@jobharbor/shared/contracts';
import { countries } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { jobCategories, locationsOf } from '../config-lists/index.ts';
import { insertSearch } from '../domain/job-alerts/alert-search-repository.ts';
import { matchNewJobs } from '../domain/job-alerts/match-new-jobs.ts';
import { createNearSearches } from '../domain/job-alerts/near-searches.ts';
import { sendDueAlerts } from '../domain/job-alerts/send-due-alerts.ts';
import { seededRandom } from '../testing/search/seeded-random.ts';
import { type BenchSite, openBenchSite } from './bench-site.ts';
import { fillMarket } from './fill-market.ts';
import { print, time } from './times.ts';

/**
 * Benchmark of job alerts over a market of new jobs: `pnpm bench alerts [--alerts 100000] [--jobs 200000]`. It measures
 * matching every job, and writing the mails of a morning on which all alerts are due. It runs for a tenth of the alerts
 * and for all. The alerts are spread over the countries; two in five are of a search that others have too, one in five
 * is like a job.
 */
const { values } = parseArgs({
  options: { alerts: { type: 'string', default: '100000' }, jobs: { type: 'string', default: '200000' } },
});
const alerts = Number(values.alerts);
const jobs = Number(values.jobs);
const words = [
  'nurse',
  'sales',
  'driver',
  'engineer',
  'manager',
  'cook',
  'teacher',
  'designer',
  'clerk',
  'guard',
];
const levels = ['', 'senior', 'junior', 'night', 'remote', 'assistant', 'lead', 'part time'];
type Services = BenchSite['dependencies'];
type Random = ReturnType<typeof seededRandom>;

function aSearch(random: Random, country: (typeof countries)[number]['key']): AlertFilters {
  const places = locationsOf(country).flatMap((region) => [region, ...region.children]);
  const categories = jobCategories.flatMap((group) => group.children);
  return {
    query: `${random.one(levels)} ${random.one(words)}`.trim(),
    ...(random.chance(0.2) && { near_titles: true }),
    ...(random.chance(0.6) && places.length > 0 && { job_locations: [random.one(places).id] }),
    ...(random.chance(0.2) && { job_categories: [random.one(categories).id] }),
    ...(random.chance(0.2) && { job_types: [1 + random.below(4)] }),
  };
}

/** Inserts the searches of all alerts before there are jobs, to skip their initial matching. */
async function storeSearches({ db }: Services, count: number): Promise<number[]> {
  const random = seededRandom(7);
  const ids = await db.transaction().execute(async (tx) => {
    const stored: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const country = countries[index % countries.length]?.key ?? 'ph';
      stored.push(await insertSearch(tx, country, aSearch(random, country)));
    }
    return stored;
  });
  await sql`update alert_searches set is_filled = true`.execute(db);
  return ids;
}

/** Resets the market to the state before matching, with these searches and alerts only. */
async function reset({ db }: Services, searches: readonly number[], count: number, now: Date): Promise<void> {
  await sql`truncate alert_matches, alert_scans, job_alerts, mails, queue.job`.execute(db);
  await sql`update alert_progress set scanned_to = ${now}`.execute(db);
  await sql`
    insert into alert_searches overriding system value select * from other_searches on conflict do nothing`.execute(
    db,
  );
  await sql`insert into alert_anchors select * from other_anchors on conflict do nothing`.execute(db);
  await sql`truncate other_searches, other_anchors`.execute(db);
  const isOther = sql`not id = any(${searches}::bigint[])`;
  await sql`insert into other_searches select * from alert_searches where ${isOther}`.execute(db);
  await sql`insert into other_anchors select * from alert_anchors where search_id in (select id from other_searches)`.execute(
    db,
  );
  await sql`delete from alert_searches where id in (select id from other_searches)`.execute(db);
  await sql`
    insert into job_alerts (email, email_key, confirmed_key, search_id, language, time_zone, frequency, created_at, next_at, since, told_to)
    select n || '@example.com', n || '@example.com', n || '@example.com', (${searches}::bigint[])[1 + n % ${searches.length}::int],
      'en', 'Asia/Manila', 'daily', ${now}, ${now}, ${now}, 0
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`vacuum (analyze) job_alerts, alert_searches, alert_anchors`.execute(db);
}

/** Megabytes of this process while `work` runs: before, at most, and what is in use afterwards. */
async function watchMemory(work: () => Promise<void>): Promise<string> {
  const inMb = (bytes: number) => Math.round(bytes / 1_048_576);
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  await work();
  clearInterval(timer);
  collectGarbage();
  return `${inMb(before)} MB before, ${inMb(most)} MB at most, ${inMb(process.memoryUsage().heapUsed)} MB in use after`;
}

/** Otherwise the garbage of the preparation would be measured, too. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

async function measure(services: Services, count: number, now: Date): Promise<number> {
  const { db } = services;
  collectGarbage();
  let matched = 0;
  let matching = 0;
  const matchingMemory = await watchMemory(async () => {
    matching = await time(async () => {
      matched = await matchNewJobs(db, { near: createNearSearches(services.vectors) });
    });
  });
  const { rows } = await sql<{ matches: number; searches: number }>`
    select (select count(*) from alert_matches) as matches, (select count(*) from alert_searches) as searches`.execute(
    db,
  );
  await sql`vacuum (analyze) alert_matches`.execute(db);
  let mails = 0;
  let sending = 0;
  const sendingMemory = await watchMemory(async () => {
    sending = await time(async () => {
      mails = await sendDueAlerts(services, new Date(now.getTime() + 1_000));
    });
  });
  const perAlert = (matching + sending) / count;
  print(
    `${count} alerts (${rows[0]?.searches} searches), ${matched} jobs, ${rows[0]?.matches} matches: matching ${Math.round(matching)} ms, ${mails} mails in ${Math.round(sending)} ms, ${Math.round(1_000 / perAlert)} alerts a second, ${perAlert.toFixed(2)} ms an alert`,
  );
  print(`  memory of matching: ${matchingMemory}; of the mails: ${sendingMemory}`);
  return perAlert;
}

const site = await openBenchSite();
try {
  const services = site.dependencies;
  const now = new Date();
  await sql`create table other_searches as select * from alert_searches`.execute(services.db);
  await sql`create table other_anchors as select * from alert_anchors`.execute(services.db);
  let searches: number[] = [];
  const stored = await time(async () => {
    searches = await storeSearches(services, Math.ceil(alerts * 0.6));
  });
  const filled = await time(() => fillMarket(site, jobs));
  print(`Prepared: searches in ${Math.round(stored)} ms, jobs in ${Math.round(filled)} ms`);
  const tenth = Math.max(1, Math.round(alerts / 10));
  await reset(services, searches.slice(0, Math.ceil(tenth * 0.6)), tenth, now);
  const few = await measure(services, tenth, now);
  await reset(services, searches, alerts, now);
  const all = await measure(services, alerts, now);
  print(`Growth of the time for an alert from a tenth to all: ${(all / few).toFixed(2)} (goal: below 2)`);
} finally {
  await site.close();
}
