import { parseArgs } from 'node:util';
import type { AlertFilters } from '@jobharbor/shared/contracts';
import { countries } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { jobCategories, locationsOf } from '../config-lists/index.ts';
import { storeSearch } from '../domain/job-alerts/alert-search-repository.ts';
import { matchNewJobs } from '../domain/job-alerts/match-new-jobs.ts';
import { sendDueAlerts } from '../domain/job-alerts/send-due-alerts.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { openBenchSite } from './bench-site.ts';
import { fillMarket } from './fill-market.ts';
import { print, time } from './times.ts';

/**
 * Job alerts over a market that is all new to them: matching every job, and writing the mails of a morning on which all
 * are due, for a tenth of the alerts and for all: `pnpm bench alerts [--alerts 100000] [--jobs 200000]`. The alerts are
 * spread over the countries; two in five are of a search that others have too.
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
const atOnce = 8;

type Random = ReturnType<typeof seededRandom>;

function aSearch(random: Random, country: (typeof countries)[number]['key']): AlertFilters {
  const places = locationsOf(country).flatMap((region) => [region, ...region.children]);
  const categories = jobCategories.flatMap((group) => group.children);
  return {
    query: `${random.one(levels)} ${random.one(words)}`.trim(),
    ...(random.chance(0.6) && places.length > 0 && { job_locations: [random.one(places).id] }),
    ...(random.chance(0.2) && { job_categories: [random.one(categories).id] }),
    ...(random.chance(0.2) && { job_types: [1 + random.below(4)] }),
  };
}

async function measure(count: number): Promise<number> {
  const site = await openBenchSite();
  try {
    const { db } = site.dependencies;
    const random = seededRandom(7);
    const now = new Date();
    const searches: number[] = [];
    const wanted = Array.from({ length: Math.ceil(count * 0.6) }, (_, index) => {
      const country = countries[index % countries.length]?.key ?? 'ph';
      return { country, filters: aSearch(random, country) };
    });
    for (let start = 0; start < wanted.length; start += atOnce)
      searches.push(
        ...(await Promise.all(
          wanted
            .slice(start, start + atOnce)
            .map(({ country, filters }) => storeSearch(db, country, filters)),
        )),
      );
    await sql`
      insert into job_alerts (email, email_key, confirmed_key, search_id, language, time_zone, frequency, created_at, next_at, since, told_to)
      select n || '@example.com', n || '@example.com', n || '@example.com', (${searches}::bigint[])[1 + n % ${searches.length}::int],
        'en', 'Asia/Manila', 'daily', ${now}, ${now}, ${now}, 0
      from generate_series(1, ${count}::int) n`.execute(db);
    await fillMarket(site, jobs);
    await sql`vacuum (analyze) job_alerts, alert_searches, alert_anchors`.execute(db);
    let matched = 0;
    const matching = await time(async () => {
      matched = await matchNewJobs(db);
    });
    const { rows } = await sql<{ matches: number; searches: number }>`
      select (select count(*) from alert_matches) as matches, (select count(*) from alert_searches) as searches`.execute(
      db,
    );
    await sql`vacuum (analyze) alert_matches`.execute(db);
    let mails = 0;
    const sending = await time(async () => {
      mails = await sendDueAlerts(site.dependencies, new Date(now.getTime() + 1_000));
    });
    const perAlert = (matching + sending) / count;
    const rss = Math.round(process.memoryUsage().rss / 1_048_576);
    print(
      `${count} alerts (${rows[0]?.searches} searches), ${matched} jobs, ${rows[0]?.matches} matches: matching ${Math.round(matching)} ms, ${mails} mails in ${Math.round(sending)} ms, ${Math.round(1_000 / perAlert)} alerts a second, ${perAlert.toFixed(2)} ms an alert, ${rss} MB`,
    );
    return perAlert;
  } finally {
    await site.close();
  }
}

const few = await measure(Math.max(1, Math.round(alerts / 10)));
const all = await measure(alerts);
print(`Growth of the time for an alert from a tenth to all: ${(all / few).toFixed(2)} (goal: below 2)`);
