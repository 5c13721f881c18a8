import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { DatabaseError } from '../database/database-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { usualJobs } from '../market/generate-market.ts';
import { makeMarket } from '../market/make-market.ts';

/** Fills the configured database with the demonstration market: `make-market [--jobs N]`. */
const { values } = parseArgs({ options: { jobs: { type: 'string', default: String(usualJobs) } } });
const jobs = Number(values.jobs);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  try {
    const started = performance.now();
    const made = await makeMarket(pools.db, { jobs, dataFolder: config.dataFolder, report: console.log });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Demonstration market: ${made.jobs} jobs of ${made.companies} companies; ${made.created} new, ${made.changed} changed, ${made.recruiters} new recruiters, ${seconds} s`,
    );
  } finally {
    await pools.close();
    await database.close();
  }
}

if (!Number.isSafeInteger(jobs) || jobs < 1) {
  console.error(`--jobs wants a whole number above zero, not "${values.jobs}".`);
  process.exitCode = 1;
} else {
  await run().catch((error: unknown) => {
    console.error(error instanceof DatabaseError ? error.message : error);
    process.exitCode = 1;
  });
}
