import { mkdir, open, readdir, realpath, rename } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { copyDatabase } from './copy-database.ts';
import { type CopiedFiles, copyTree } from './copy-tree.ts';
import { type Manifest, manifestName } from './manifest.ts';

export interface BackupOptions {
  dataFolder: string;
  /** A new or empty folder, outside the data folder. */
  to: string;
  /** The embedded database, as its owner; null for an external server, which has its own backups. */
  database: { connectionString: string } | null;
  /** Releases are in a bucket, which has its own backups. */
  hasBucket: boolean;
}

/** Specific to the machine, or copied separately. */
const neverCopied = new Set(['postgres', 'postgres.leases', 'postgres.lock', 'postgres.log', 'logs']);
/** Temporary files of unfinished writes. */
const isDraft = (name: string) => /(?:^|\/)\.|\.(?:part|new|tmp)$/.test(name);

/**
 * Backs up database, files, releases and keys of a data folder while the site runs. Files are copied before and after the
 * database, so that every referenced file is included, whether added or deleted meanwhile. Release pointers are copied
 * before releases: none references a missing one. The manifest is written last: without it the backup is incomplete.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const dataFolder = await realpath(options.dataFolder);
  const to = await openTarget(options.to, dataFolder);
  const copied: CopiedFiles = new Map();
  const copyRest = async () => {
    const isSkipped = (name: string) =>
      neverCopied.has(name) || isDraft(name) || (options.hasBucket && name === 'releases');
    await copyTree(
      { from: dataFolder, to, below: '', isSkipped: (name) => isSkipped(name) || name === 'releases' },
      copied,
    );
    if (options.hasBucket) return;
    const releases = { from: join(dataFolder, 'releases'), to: join(to, 'releases'), below: 'releases' };
    await copyTree({ ...releases, isSkipped: isDraft, first: ['live', 'canary', 'sets'] }, copied);
  };
  await copyRest();
  if (options.database) {
    const folders = { from: join(dataFolder, 'postgres'), to: join(to, 'postgres') };
    await copyDatabase(options.database.connectionString, folders, copied);
    await copyRest();
  }
  const manifest: Manifest = {
    form: 1,
    made_at: Math.floor(Date.now() / 1_000),
    has_database: options.database !== null,
    has_releases: !options.hasBucket,
    files: Object.fromEntries(copied),
  };
  await writeDurably(join(to, manifestName), JSON.stringify(manifest));
  return manifest;
}

async function openTarget(folder: string, dataFolder: string): Promise<string> {
  const wanted = resolve(folder);
  if (!relative(dataFolder, wanted).startsWith('..'))
    throw new Error(`${wanted} is in the data folder: choose one beside it, best on another disk.`);
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  if ((await readdir(wanted)).length > 0)
    throw new Error(`${wanted} is not empty: each backup takes a folder of its own.`);
  return realpath(wanted);
}

async function writeDurably(path: string, text: string): Promise<void> {
  const draft = await open(`${path}.new`, 'w', 0o600);
  await draft.writeFile(text);
  await draft.sync();
  await draft.close();
  await rename(`${path}.new`, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync();
  await folder.close();
}
