import { access, constants } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { DatabaseError } from '../database/database-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { encodingNamed } from '../import/read/text-encoding.ts';
import { addRecruiters, findManagingRecruiter } from '../import/run/add-recruiters.ts';
import { type MissingReport, missingRules } from '../import/run/close-missing.ts';
import { explainStop } from '../import/run/explain-stop.ts';
import { describeFields, shareOf } from '../import/run/field-report.ts';
import { type ImportReport, importFile } from '../import/run/import-file.ts';
import { createProgress } from '../import/run/progress.ts';
import { createRejectsFile } from '../import/run/rejects-file.ts';

const usage = `Usage: pnpm jobs:import FILE… --country XX [OPTION…]

  FILE        CSV (any separator), JSON, JSON Lines, RSS or another XML feed
  --country   the country that the files are about, as ISO 3166 alpha-2 (PH, ID, TW, …)
  --mapping   name of a mapping, or path of a mapping file; found by the file's shape when absent
  --source    name of the source, within which its ids are unique; the mapping's own when absent
  --company   name of the employer of all rows that name none, as on a company's own board
  --encoding  encoding of the files (windows-1256, big5, shift_jis, …); found by their content when absent
  --missing   keep (default), or close: the files are the whole of their source, and jobs that they no longer name
              are closed; close-all: even if that is most of them
  --rejects   where refused rows go; default: imports/rejects.csv in the data folder
  --as-of     the day the files were true (2026-11-21), for "2 days ago"; default: their newest date, or the
              time at which they were written where they mix full and relative dates
  --recruiter EMAIL   companies without a recruiter get one: the recruiter account with this address, whose name job
              pages then show, answers applications
  --recruiter-title   the title beside that name; default: Recruiter`;

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      country: { type: 'string' },
      mapping: { type: 'string' },
      encoding: { type: 'string' },
      source: { type: 'string' },
      company: { type: 'string' },
      missing: { type: 'string', default: 'keep' },
      recruiter: { type: 'string' },
      'recruiter-title': { type: 'string', default: 'Recruiter' },
      rejects: { type: 'string' },
      'as-of': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError('Name at least one file.');
  if (!values.country || !/^[a-z]{2}$/i.test(values.country))
    throw new UsageError('Name the country: --country PH.');
  const asOf = values['as-of'] === undefined ? undefined : new Date(values['as-of']);
  if (asOf && Number.isNaN(asOf.getTime())) throw new UsageError(`--as-of ${values['as-of']} is no date.`);
  const missing = missingRules.find((rule) => rule === values.missing);
  if (missing === undefined)
    throw new UsageError(`--missing is ${missingRules.join(', ')}; not ${values.missing}.`);
  const encoding = values.encoding === undefined ? undefined : encodingNamed(values.encoding);
  if (values.encoding !== undefined && encoding === undefined)
    throw new UsageError(
      `--encoding ${values.encoding} is not known. Use a name such as utf-8, windows-1256, big5 or shift_jis.`,
    );
  if (values.source !== undefined && !/^[\w.-]{1,60}$/.test(values.source))
    throw new UsageError('--source is a short name of letters, digits, dots and dashes.');
  // pnpm runs a script in the package's folder; paths are relative to the caller's.
  const from = process.env.INIT_CWD ?? process.cwd();
  return {
    files: positionals.map((path) => resolve(from, path)),
    country: values.country,
    mapping: values.mapping,
    encoding,
    source: values.source,
    company: values.company?.trim() || undefined,
    missing,
    recruiterEmail: values.recruiter,
    recruiterTitle: values['recruiter-title'],
    asOf,
    rejects: values.rejects && resolve(from, values.rejects),
  };
}

async function main(): Promise<void> {
  const asked = readArguments();
  if (!asked) return console.log(usage);
  for (const path of asked.files) {
    // Checked before the database starts, so that a mistyped name of a later file fails at once.
    await access(path, constants.R_OK).catch(() => {
      throw new UsageError(`${path} is not there, or may not be read.`);
    });
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  const rejectsPath = asked.rejects ?? join(config.dataFolder, 'imports', 'rejects.csv');
  const rejects = await createRejectsFile(rejectsPath);
  let refused = 0;
  try {
    // Before the import, which may take an hour: a misspelt address must not be found only after it.
    const { recruiterEmail: email, recruiterTitle: title } = asked;
    const recruiter = email === undefined ? null : await findManagingRecruiter(pools.db, email, title);
    for (const path of asked.files) {
      const progress = createProgress(basename(path));
      let rows = 0;
      const onProgress = (rowsDone: number) => {
        rows = rowsDone;
        progress.at(rowsDone);
      };
      const folder = config.databaseUrl === null ? config.dataFolder : null;
      const report = await importFile(pools.db, { ...asked, path, rejects, onProgress }).catch(
        async (error: unknown) => {
          progress.end();
          throw await explainStop(error, { file: basename(path), rows, folder });
        },
      );
      progress.end();
      console.log(describe(basename(path), report, progress));
      if (recruiter) {
        const added = await addRecruiters(pools.db, report.fileId, recruiter);
        console.log(`  ${added} companies got a recruiter`);
      }
      refused += [...report.refused.values()].reduce((sum, count) => sum + count, 0);
    }
  } finally {
    await pools.close();
    await database.close();
  }
  await rejects.close();
  if (refused > 0) console.log(`Refused rows: ${rejectsPath}`);
}

function describe(name: string, report: ImportReport, { rate }: { rate: (rows: number) => string }): string {
  const { counts, arrived, missing } = report;
  return [
    `${name}: ${report.rows} rows in ${report.encoding} by mapping ${report.mapping}, ${rate(report.rows - report.resumedAfter)}`,
    ...(report.resumedAfter > 0
      ? [`  went on after row ${report.resumedAfter}, where an earlier run was cut off`]
      : []),
    `  ${arrived} of ${report.rows} rows arrived (${shareOf(arrived, report.rows)}): ${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.merged} merged into a near-identical job, ${counts.repeated} repeated in the file`,
    ...(arrived * 2 < report.rows
      ? [`  most rows were refused: look whether the mapping ${report.mapping} is the right one`]
      : []),
    ...(report.refused.has('no company')
      ? ['  rows without a company: if one employer has them all, name it with --company']
      : []),
    ...describeFields(report.fields),
    `  at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`,
    ...(missing ? [`  ${describeMissing(missing)}`] : []),
    ...[...report.refused].map(([reason, count]) => `  refused ${count}: ${reason}`),
  ].join('\n');
}

const describeMissing = ({ gone, kept }: MissingReport): string =>
  kept === undefined
    ? `${gone} advertisements that the file no longer names are over`
    : `${gone} advertisements that the file no longer names stay open: ${kept}`;

try {
  await main();
} catch (error) {
  const isPlain =
    error instanceof UsageError ||
    error instanceof DatabaseError ||
    (error instanceof Error && !(error instanceof TypeError));
  console.error(isPlain && error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = 1;
}
