import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { projectFolder } from './start-site.ts';

const run = promisify(execFile);

/** Makes a data folder of a backup of the site that all journeys share, which goes on running. */
export async function restoreSharedSite(dataFolder: string): Promise<void> {
  const backup = await mkdtemp(join(tmpdir(), 'journeys-backup-'));
  const command = (task: 'backup' | 'restore', folder: string) =>
    run(process.execPath, [join(projectFolder, 'api/src/cli/backup.ts'), task, backup], {
      env: { ...process.env, JOBHARBOR_DATA: folder },
    });
  try {
    await command('backup', inject('dataFolder'));
    await command('restore', dataFolder);
  } finally {
    await rm(backup, { recursive: true, force: true });
  }
}
