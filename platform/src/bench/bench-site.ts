import { join } from 'node:path';
import { freePort } from '../process/check-port.ts';
import { startProcess } from '../process/start-process.ts';
import { type Actor, platformActor } from '../rights/actor.ts';
import { projectFolder } from '../settings.ts';
import { createReleaseStore } from '../store/create-release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * A site for measurements, with its own ports and data. The data is kept, so that the next run builds only what changed.
 */
export interface BenchSite {
  url: string;
  /** Where its API listens, without `/api`. */
  apiUrl: string;
  store: ReleaseStore;
  actor: Actor;
  stop(): Promise<void>;
}

/** Below the project folder, ignored by Git. */
export const benchFolder = join(projectFolder, '.cache/bench');

export async function startBenchSite(): Promise<BenchSite> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const { promise, resolve } = Promise.withResolvers<string>();
  const said: string[] = [];
  const site = startProcess({
    name: 'site',
    args: [join(projectFolder, 'platform/src/cli/start.ts')],
    env: {
      JOBHARBOR_DATA: benchFolder,
      PORT: String(port),
      API_PORT: String(apiPort),
      REQUESTS_PER_MINUTE: '1000000',
    },
    onLine: (line) => {
      said.push(line);
      const url = / is at (https?:\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    },
  });
  const url = await Promise.race([promise, site.ended.then(() => null)]);
  if (url === null) throw new Error(`The site did not start:\n${said.slice(-20).join('\n')}`);
  return {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    store: createReleaseStore(join(benchFolder, 'releases')),
    actor: platformActor('bench'),
    stop: site.stop,
  };
}
