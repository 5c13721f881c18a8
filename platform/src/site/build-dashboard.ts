import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage } from '../release/build-package.ts';
import { hashOf } from './release-changed.ts';

const name = 'platform-dashboard';

/** Builds the dashboard unless its build is up to date with the sources. */
export async function buildDashboard(
  projectFolder: string,
  onProgress: (text: string) => void,
): Promise<void> {
  const folder = join(projectFolder, name);
  const stamp = join(folder, 'dist/.sources');
  const sources = await hashOf(projectFolder, [
    `${name}/src/**/*`,
    `${name}/*.{ts,json}`,
    'platform/src/contract/*.ts',
    'shared/src/{ui,brand,contracts}/**/*',
    'pnpm-lock.yaml',
  ]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  onProgress(`building ${name}`);
  await buildPackage(folder);
  await writeFile(stamp, sources);
}
