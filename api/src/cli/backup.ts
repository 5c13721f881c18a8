import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';

const usage = `Usage: pnpm backup FOLDER
       pnpm restore FOLDER

  backup    copies database, files, releases and keys of the data folder (JOBHARBOR_DATA) to FOLDER, which must be new or
            empty. The site may be running.
  restore   makes the data folder of a backup; it must not exist yet, or be empty. Start the site afterwards.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [task, name, ...more] = positionals;

async function backUp(folder: string): Promise<void> {
  const { dataFolder, databaseUrl, fileStore } = readConfig(process.env);
  const hasOwnServer = databaseUrl !== null;
  const hasBucket = process.env.RELEASE_STORE?.startsWith('s3://') ?? false;
  const server = hasOwnServer ? null : await startEmbeddedServer({ dataFolder });
  const { files } = await makeBackup({ dataFolder, to: folder, database: server, hasBucket }).finally(() =>
    server?.stop(),
  );
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(`${folder}: ${Object.keys(files).length} files, ${Math.ceil(bytes / 2 ** 20)} MB`);
  if (hasOwnServer) console.log('Without the database of DATABASE_URL: run pg_dump for it.');
  if (fileStore !== null) console.log('Without the files of FILE_STORE: the bucket has copies of its own.');
  if (hasBucket) console.log('Without the releases of RELEASE_STORE: the bucket has copies of its own.');
}

async function restore(folder: string): Promise<void> {
  const { dataFolder } = readConfig(process.env);
  const { made_at, has_database, has_releases } = await restoreBackup({ from: folder, dataFolder });
  console.log(`${dataFolder} is as it was at ${new Date(made_at * 1_000).toISOString()}.`);
  if (!has_database) console.log('The database was a server of its own: restore it with pg_restore.');
  if (!has_releases) console.log('The releases are in their bucket.');
}

if (values.help || (task !== 'backup' && task !== 'restore') || name === undefined || more.length > 0) {
  console.log(usage);
  if (!values.help) process.exitCode = 2;
} else {
  // pnpm runs a script in the package's folder; paths are relative to the caller's.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  await (task === 'backup' ? backUp(folder) : restore(folder)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
