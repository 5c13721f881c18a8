import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { readOccupations } from '../taxonomy/read-occupations.ts';
import { storeOccupationTitles } from '../taxonomy/store-occupation-titles.ts';

const usage = `Usage: pnpm taxonomy:load FILE…

  FILE   a list of occupations as ESCO publishes it (occupations.csv), in any language; loaded again, the same path
         replaces what it said before

With it, a search that finds few jobs goes on with those of the same line of work, whatever their titles share with it.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

async function main(): Promise<void> {
  // pnpm runs a script in the package's folder; paths are relative to the caller's.
  const paths = positionals.map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));
  for (const path of paths) {
    await access(path, constants.R_OK).catch(() => {
      throw new Error(`${path} is not there, or may not be read.`);
    });
  }
  const database = await openDatabase(readConfig(process.env));
  const pools = createPools({ connectionString: database.connectionString, max: 1, searchMax: 1 });
  try {
    for (const path of paths) {
      const count = await storeOccupationTitles(pools.db, path, readOccupations(path));
      console.log(`${path}: ${count} titles of occupations`);
    }
  } finally {
    await pools.close();
    await database.close();
  }
}

if (values.help || positionals.length === 0) {
  console.log(usage);
  if (!values.help) process.exitCode = 1;
} else {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
