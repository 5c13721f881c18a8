import { join, resolve } from 'node:path';

/** The project's folder. */
export const projectFolder = resolve(import.meta.dirname, '../..');

/** Folder of all run-time data: database, releases, files. Configurable by `JOBHARBOR_DATA`. */
export const dataFolder = resolve(process.env.JOBHARBOR_DATA ?? join(projectFolder, '.data'));

/** Folder of the gateway's log under `pnpm start`. */
export const logFolder = join(dataFolder, 'logs');

/** The release store's folder. */
export const storeFolder = join(dataFolder, 'releases');

export const gatewayPort = Number(process.env.PORT ?? 4000);
export const apiPort = Number(process.env.API_PORT ?? 4001);
/** Port of `pnpm dev NAME`. */
export const devPort = Number(process.env.DEV_PORT ?? 4100);

/** Shell and remotes, as folders of the workspace. */
export async function releasablePackages(): Promise<string[]> {
  const { glob } = await import('node:fs/promises');
  const names: string[] = [];
  for await (const file of glob('{shell,mfe-*}/remote.contract.ts', { cwd: projectFolder })) {
    names.push(file.split('/')[0] as string);
  }
  return names.sort();
}
