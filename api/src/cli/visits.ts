import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools, type Db } from '../database/pools.ts';
import {
  findDamagedParts,
  findUnknownFiles,
  removeUnknownFiles,
  writeAgain,
} from '../domain/interactions/export/check-visits.ts';
import { countVisits } from '../domain/interactions/export/count-visits.ts';
import { exportVisits } from '../domain/interactions/export/export-visits.ts';
import { openVisitArchive } from '../domain/interactions/export/open-visit-archive.ts';
import type { VisitArchive } from '../domain/interactions/export/visit-archive.ts';

const usage = `Usage: pnpm visits count
       pnpm visits export
       pnpm visits check [--repair] [--remove-unknown]

  count    prints for each UTC day how many visits are in files, and how many wait.
  export   writes what waits of the days that are over. The site does it every hour.
  check    reads every file, and compares it with what was written. --repair writes damaged files again from the
           rows that are still there. Files that the database does not know are named, too: --remove-unknown removes
           those that were written more than 30 days ago.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    repair: { type: 'boolean', default: false },
    'remove-unknown': { type: 'boolean', default: false },
  },
});

async function count(db: Db): Promise<void> {
  console.log('day         in files     waiting  files       bytes');
  for (const { day, exported, waiting, files, bytes } of await countVisits(db))
    console.log(`${day}  ${pad(exported, 8)}  ${pad(waiting, 10)}  ${pad(files, 5)}  ${pad(bytes, 10)}`);
}
const pad = (number: number, width: number) => String(number).padStart(width);

async function check(db: Db, archive: VisitArchive): Promise<void> {
  const damaged = await findDamagedParts(db, archive);
  for (const { id, day } of damaged) console.log(`damaged or missing: part ${id} of ${day}`);
  console.log(`${damaged.length} files are not as they were written`);
  const repaired = values.repair ? await writeAgain(db, damaged) : [];
  if (values.repair) {
    await exportVisits(db, archive, new Date());
    for (const { id, day, isWhole } of repaired)
      if (!isWhole) console.log(`without rows that were deleted since: part ${id} of ${day}`);
    console.log(`${repaired.length} written again`);
  }
  const left = await checkUnknown(db, archive);
  if (damaged.length > repaired.filter(({ isWhole }) => isWhole).length || left > 0) process.exitCode = 1;
}

/** How many files stay that the database does not know. */
async function checkUnknown(db: Db, archive: VisitArchive): Promise<number> {
  const unknown = await findUnknownFiles(db, archive);
  for (const { id, day, writtenAt } of unknown)
    console.log(`not in the database: part ${id} of ${day}, written ${writtenAt.toISOString()}`);
  console.log(`${unknown.length} files are not in the database`);
  if (!values['remove-unknown']) return unknown.length;
  const removed = await removeUnknownFiles(archive, unknown, new Date());
  console.log(`${removed.length} removed, ${unknown.length - removed.length} are younger than 30 days`);
  return unknown.length - removed.length;
}

const tasks: Readonly<Record<string, (db: Db, archive: VisitArchive) => Promise<void>>> = {
  count,
  export: async (db, archive) => {
    await exportVisits(db, archive, new Date());
    await count(db);
  },
  check,
};

async function run(task: (db: Db, archive: VisitArchive) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  try {
    await task(pools.db, await openVisitArchive(config));
  } finally {
    await pools.close();
    await database.close();
  }
}

const task = tasks[positionals[0] ?? ''];
if (values.help || task === undefined || positionals.length > 1) {
  console.log(usage);
  if (!values.help) process.exitCode = 2;
} else {
  await run(task).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
