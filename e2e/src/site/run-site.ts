import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    apiUrl: string;
    dataFolder: string;
  }
}

/** The whole site, started as a newcomer starts it, on ports and data of its own. `SITE_URL` uses one that runs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('siteUrl', running);
    project.provide('apiUrl', process.env.API_URL ?? `${running}/api`);
    project.provide('dataFolder', process.env.JOBHARBOR_DATA ?? '');
    return async () => {};
  }
  const dataFolder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const site = await startSite({ dataFolder, port, apiPort });
  project.provide('siteUrl', site.url);
  project.provide('apiUrl', `http://127.0.0.1:${apiPort}/api`);
  project.provide('dataFolder', dataFolder);
  return async () => {
    await site.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
