import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';
import { projectFolder } from './start-site.ts';

/** A second gateway to the same API, with a release store of its own that a journey may change. */
export interface BranchSite {
  url: string;
  dataFolder: string;
  /** Runs a command of the platform on this site's releases; rejects with its output when it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  /** Runs a command that may fail; resolves with its exit code and output. */
  attempt(
    program: string,
    ...args: string[]
  ): Promise<{ code: number | null; output: string; errors: string }>;
  stop(): Promise<void>;
}

/** Copies the releases of the site that all journeys share, and starts a gateway that serves the copy. */
export async function branchSite(): Promise<BranchSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'branch-'));
  for (const part of ['releases', 'platform-token'])
    await cp(join(inject('dataFolder'), part), join(dataFolder, part), {
      recursive: true,
      // Skips drafts that the shared site's gateway is writing.
      filter: (path) => !basename(path).startsWith('.making-'),
    });
  const port = await freePort();
  const env = {
    ...process.env,
    JOBHARBOR_DATA: dataFolder,
    PORT: String(port),
    TRUSTED_PROXIES: 'loopback',
    API_URL: inject('apiUrl').replace(/\/api$/, ''),
  };
  const start = (program: string, args: readonly string[]) =>
    spawn(process.execPath, [join(projectFolder, 'platform/src/cli', program), ...args], {
      cwd: projectFolder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const gateway = start('gateway.ts', []);
  const { promise: listening, resolve } = Promise.withResolvers<boolean>();
  const ended = new Promise<boolean>((end) => gateway.once('close', () => end(false)));
  createInterface({ input: gateway.stdout }).on(
    'line',
    (line) => line.includes('listening') && resolve(true),
  );
  let gatewayErrors = '';
  gateway.stderr.on('data', (chunk: Buffer) => {
    gatewayErrors += chunk.toString();
  });
  if (!(await Promise.race([listening, ended])))
    throw new Error(`The gateway did not start:\n${gatewayErrors}`);

  const attempt: BranchSite['attempt'] = async (program, ...args) => {
    const child = start(program, args);
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const code = await new Promise<number | null>((end) => child.once('close', end));
    return { code, output, errors };
  };

  return {
    url: `http://localhost:${port}`,
    dataFolder,
    attempt,
    async run(program, ...args) {
      const { code, output, errors } = await attempt(program, ...args);
      if (code !== 0)
        throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}\n${errors}`);
      return output;
    },
    async stop() {
      gateway.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
