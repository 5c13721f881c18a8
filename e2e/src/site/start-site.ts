import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const projectFolder = resolve(import.meta.dirname, '../../..');

export interface RunningSite {
  url: string;
  /** Stops it as Ctrl-C would; resolves when every process has ended. */
  stop(): Promise<void>;
}

export interface SitePlace {
  dataFolder: string;
  port: number;
  apiPort: number;
  /** More settings. */
  env?: Record<string, string>;
}

/** Runs the start command and waits until it prints the site's address. */
export async function startSite({ dataFolder, port, apiPort, env = {} }: SitePlace): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(projectFolder, 'platform/src/cli/start.ts')], {
    cwd: projectFolder,
    env: {
      ...process.env,
      JOBHARBOR_DATA: dataFolder,
      PORT: String(port),
      API_PORT: String(apiPort),
      // Minutes of processor time at each publish, of which no journey asks.
      SLOWER_TAPS: 'off',
      REQUESTS_PER_MINUTE: '100000',
      // Users of the journeys have addresses of their own: see `sign-up-over-api.ts`.
      TRUSTED_PROXIES: 'loopback',
      DEMO_ANSWER_SECONDS: '0.5',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ends the site when the test run is interrupted before it can stop it.
  const endWithRun = () => void child.kill('SIGTERM');
  process.once('exit', endWithRun);
  const output: string[] = [];
  const { promise: address, resolve: resolveAddress } = Promise.withResolvers<string | null>();
  const ended = new Promise<null>((end) => child.once('close', () => end(null)));
  const read = (line: string) => {
    output.push(line);
    const url = / is at (https?:\S+)/.exec(line)?.[1];
    if (url) resolveAddress(url);
  };
  createInterface({ input: child.stdout }).on('line', read);
  createInterface({ input: child.stderr }).on('line', (line) => {
    output.push(line);
    if (process.env.SITE_LOG) console.error(line);
  });
  const url = await Promise.race([address, ended]);
  if (!url) throw new Error(`The site did not start:\n${output.slice(-40).join('\n')}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', endWithRun);
    },
  };
}
