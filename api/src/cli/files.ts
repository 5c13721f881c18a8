import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { checkFiles, removeOrphans } from '../domain/removed-files/check-files.ts';
import { createBucketStore } from '../files/bucket-store.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { moveFiles } from '../files/move-files.ts';
import { filesFolder, openFileStore } from '../files/open-file-store.ts';

const usage = `Usage: pnpm files check [--remove]
       pnpm files move

  check   compares uploaded files with the database: files without a row (orphans) and rows without their file.
          --remove deletes orphans older than a day.
  move    moves the files of the data folder into the bucket of FILE_STORE. The site may be running with that setting.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, remove: { type: 'boolean', default: false } },
});
const [task, ...more] = positionals;

async function check(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  try {
    const files = await openFileStore(config);
    const { stored, orphans, missing } = await checkFiles(pools.db, files, new Date());
    console.log(
      `${stored} files; ${orphans.length} without a row, ${missing.length} rows without their file`,
    );
    for (const key of missing) console.log(`missing: ${key}`);
    if (values.remove) console.log(`${await removeOrphans(pools.db, files, orphans)} files removed`);
    if (missing.length > 0) process.exitCode = 1;
  } finally {
    await pools.close();
    await database.close();
  }
}

async function move(): Promise<void> {
  const { dataFolder, fileStore } = readConfig(process.env);
  if (fileStore === null) throw new Error('FILE_STORE is not set: name the bucket, s3://bucket/prefix.');
  const folder = createFolderStore(filesFolder(dataFolder));
  const moved = await moveFiles(folder, createBucketStore(fileStore));
  console.log(`${moved} files moved to s3://${fileStore.bucket}/${fileStore.prefix}`);
}

if (values.help || (task !== 'check' && task !== 'move') || more.length > 0) {
  console.log(usage);
  if (!values.help) process.exitCode = 2;
} else {
  await (task === 'check' ? check() : move()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
