import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder, type SitePlace } from './start-site.ts';

export interface Counterparts {
  /** The settings by which a site knows them. */
  settings: Record<string, string>;
  stop(): void;
}

/** Starts the identity provider and the partner sites of a site on these ports, which the tests of the API use, too. */
export async function startCounterparts({
  port,
  apiPort,
}: Pick<SitePlace, 'port' | 'apiPort'>): Promise<Counterparts> {
  const program = join(projectFolder, 'api/src/testing/servers/counterparts.ts');
  const places = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`];
  // It ends with its standard input, also when the test run is killed.
  const child = spawn(process.execPath, [program, ...places], { stdio: ['pipe', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout }))
    return { settings: JSON.parse(line), stop: () => void child.stdin.end() };
  throw new Error('The counterparts of the site did not start.');
}
