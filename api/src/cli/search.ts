import { parseArgs } from 'node:util';
import { countries, countryByKey } from '@jobharbor/shared/contracts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { connectOpenSearch } from '../search/opensearch/connection/connect-opensearch.ts';
import { compareIndex } from '../search/opensearch/feed/compare-index.ts';
import { findIndices } from '../search/opensearch/feed/indices.ts';
import { type IndexTools, rebuildIndex } from '../search/opensearch/feed/repair-index.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: pnpm search check [--country KEY]
       pnpm search rebuild [--country KEY]

  check    compares the indices of OpenSearch with the database by count and checksum.
  rebuild  builds them anew from the database. Searches read the former ones until the new ones are complete.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, country: { type: 'string' } },
});
const [task = '', ...more] = positionals;
const isKnown = (task === 'check' || task === 'rebuild') && more.length === 0;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.openSearch === null) throw new Error('SEARCH_ENGINE is not opensearch: there are no indices.');
  const only = values.country === undefined ? null : countryByKey(values.country);
  if (only === undefined) throw new Error(`There is no country ${values.country}.`);
  const database = await openDatabase(config);
  const pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  const server = await connectOpenSearch(config.openSearch);
  const tools = { db: pools.db, server, warn: (sentence: string) => console.error(sentence) };
  try {
    for (const { key } of only === null ? countries : [only])
      await (task === 'check' ? check : rebuild)(tools, key);
  } finally {
    await server.close();
    await pools.close();
    await database.close();
  }
}

type CountryKey = (typeof countries)[number]['key'];

async function check({ db, server }: IndexTools, country: CountryKey): Promise<void> {
  const index = (await findIndices(server)).get(country);
  if (index === undefined) {
    process.exitCode = 1;
    return console.log(`${country}: no index`);
  }
  const { jobs, different } = await compareIndex(db, server, { country, index });
  console.log(`${country}: ${jobs} jobs, ${different.length} different in ${index}`);
  if (different.length > 0) process.exitCode = 1;
}

async function rebuild(tools: IndexTools, country: CountryKey): Promise<void> {
  const { jobs, different } = await rebuildIndex(tools, country);
  console.log(`${country}: ${jobs} jobs, ${different.length} different`);
  if (different.length > 0) process.exitCode = 1;
}

if (!values.help && !isKnown) {
  console.log(usage);
  process.exitCode = 2;
} else await runCommand(values.help, usage, main);
