import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { writeFeed } from '../import/testing/make-feed.ts';
import { foreignFolder } from '../testing/samples/foreign-data.ts';
import { endServerWithUs } from '../testing/servers/end-server-with-us.ts';
import { measureImportCases } from './measure-import-cases.ts';

/**
 * What the import reads of short texts by kind, then rows per second and peak memory of an import, each in its own
 * process and database: `pnpm bench import [--cases] [--rows 10000,1000000] [--real] [--streams 1,2,4 [--one-source]]`.
 * `--cases` stops after the texts. `--real` uses the files of `../shared/data/jobs`. `--streams` divides the rows among that
 * many imports at once, each into a country of its own; with `--one-source` all of one source, into one country.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    real: { type: 'boolean', default: false },
    cases: { type: 'boolean', default: false },
    streams: { type: 'string' },
    'one-source': { type: 'boolean', default: false },
  },
});
for (const name of ['import-cases.json', 'import-cases-apart.json']) {
  process.stdout.write(`${name}\n`);
  for (const { kind, cases, wrong } of await measureImportCases(name)) {
    process.stdout.write(`  ${kind}: ${cases.length - wrong.length} of ${cases.length}\n`);
    for (const { country, text, wanted, got } of wrong)
      process.stdout.write(`    ${country} "${text}" is ${got}, not ${wanted}\n`);
  }
}
if (values.cases) process.exit();

const project = join(import.meta.dirname, '../../..');
const real = join(foreignFolder, 'jobs');

const manifest = z.object({ scripts: z.object({ 'jobs:import': z.string() }) });
/** Runs `pnpm jobs:import` with the flags that operators use. */
const [, ...command] = manifest
  .parse(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')))
  .scripts['jobs:import'].split(' ');

const folder = await mkdtemp(join(tmpdir(), 'jobharbor-import-'));
endServerWithUs(join(folder, 'data'));
const server = await startEmbeddedServer({ dataFolder: join(folder, 'data') });

async function measure(path: string, country: string, source?: string): Promise<void> {
  const args = [path, '--country', country, '--rejects', join(folder, `rejects-${basename(path)}.csv`)];
  const named = source === undefined ? [] : ['--source', source];
  const child = spawn(process.execPath, [...command, ...args, ...named], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: server.connectionString },
    stdio: ['ignore', source === undefined ? 'inherit' : 'ignore', 'ignore'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}

/** Rows a second of all imports together, the start of each process included. */
async function measureStreams(rows: number, streams: number): Promise<void> {
  const isOne = values['one-source'];
  const countries = ['id', 'sg', 'my', 'vn', 'tw', 'ph', 'fr', 'es'].slice(0, streams);
  const share = Math.floor(rows / streams);
  const files = countries.map((country, part) => join(folder, `${streams}-${isOne ? part : country}.csv`));
  for (const [part, path] of files.entries()) await writeFeed(path, share, isOne ? part * share : 0);
  const began = performance.now();
  await Promise.all(
    countries.map((country, part) =>
      measure(files[part] ?? '', isOne ? 'id' : country, `${streams}-${isOne ? 'all' : country}`),
    ),
  );
  const seconds = (performance.now() - began) / 1_000;
  const where = isOne ? ' of one source' : '';
  process.stdout.write(
    `${rows} rows in ${streams} imports${where} at once: ${(rows / seconds).toFixed(0)} rows a second\n`,
  );
  await Promise.all(files.map((path) => rm(path)));
}

try {
  if (values.streams !== undefined) {
    const [rows = 0] = values.rows.split(',').map(Number);
    for (const streams of values.streams.split(',').map(Number)) await measureStreams(rows, streams);
  } else if (values.real && !existsSync(real))
    process.stdout.write(`${real} is absent: no real files here.\n`);
  else if (values.real) {
    for (const name of (await readdir(real)).sort())
      await measure(join(real, name), /^[a-z]{2}(?=_)/.exec(name)?.[0] ?? 'us');
  } else {
    for (const rows of values.rows.split(',').map(Number)) {
      const path = join(folder, `${rows}-rows.csv`);
      await writeFeed(path, rows);
      await measure(path, 'ph');
      await rm(path);
    }
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
