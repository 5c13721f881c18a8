import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { startCounterparts } from './start-counterparts.ts';
import { projectFolder, startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    apiUrl: string;
    dataFolder: string;
  }
}

/** Releases that `pnpm build` has made, with the hashes of the sources that they were made of. */
const builds = join(projectFolder, '.cache/builds/releases');

/**
 * Starts the whole site as the README's first command starts it, on ports and data of its own. Releases of unchanged
 * sources are taken over from `pnpm build`; the start builds the others. With `SITE_URL`, uses the site that runs there.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('siteUrl', running);
    project.provide('apiUrl', process.env.API_URL ?? `${running}/api`);
    project.provide('dataFolder', process.env.JOBHARBOR_DATA ?? '');
    return async () => {};
  }
  const dataFolder = await mkdtemp(join(tmpdir(), 'journeys-'));
  if (existsSync(builds)) await cp(builds, join(dataFolder, 'releases'), { recursive: true });
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const counterparts = await startCounterparts({ port, apiPort });
  const site = await startSite({ dataFolder, port, apiPort, env: counterparts.settings });
  project.provide('siteUrl', site.url);
  project.provide('apiUrl', `http://127.0.0.1:${apiPort}/api`);
  project.provide('dataFolder', dataFolder);
  return async () => {
    await site.stop();
    counterparts.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
