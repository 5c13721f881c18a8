import { parseArgs } from 'node:util';
import { DatabaseError, openJobSource } from '@jobharbor/api/job-source';
import { countryByKey } from '@jobharbor/shared/contracts';
import { defaultJobs } from '../market/generate-market.ts';
import { makeMarket, marketSource } from '../market/make-market.ts';
import { marketVersion } from '../market/market-version.ts';
import { dataFolder } from '../settings.ts';

/**
 * Fills the configured database with the demonstration market: `make-market [--jobs N] [--only-country KEY]`. The second
 * option puts all jobs into one country.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: String(defaultJobs) },
    'only-country': { type: 'string' },
  },
});
const jobs = Number(values.jobs);

async function run(): Promise<void> {
  const source = await openJobSource(marketSource, process.env);
  try {
    const started = performance.now();
    const onlyCountry = countryByKey(values['only-country'] ?? '')?.key;
    const version = await marketVersion();
    const made = await makeMarket(source, { jobs, dataFolder, onlyCountry, version, report: console.log });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Demonstration market: ${made.jobs} jobs of ${made.companies} companies; ${made.created} new, ${made.changed} changed, ${made.recruiters} new recruiters, ${seconds} s`,
    );
  } finally {
    await source.close();
  }
}

if (!Number.isSafeInteger(jobs) || jobs < 1) {
  console.error(`--jobs must be a whole number above zero, not "${values.jobs}".`);
  process.exitCode = 1;
} else {
  await run().catch((error: unknown) => {
    console.error(error instanceof DatabaseError ? error.message : error);
    process.exitCode = 1;
  });
}
