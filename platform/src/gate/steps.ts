import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../settings.ts';
import { countVitest, type Step } from './run-step.ts';

/** What others build on comes first, what needs all of them last. */
const order = ['shared', 'shell', 'mfe-', 'api', 'demo', 'platform', 'e2e'];
const rank = (name: string) => order.findIndex((start) => name.startsWith(start));

/** Every package of the workspace, those that were generated a minute ago included. */
const packages = globSync('{*,e2e/fixtures/*}/tsconfig.json', { cwd: projectFolder })
  .map((path) => dirname(path))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
const hasTests = (name: string) => existsSync(join(projectFolder, name, 'vitest.config.ts'));

const vitest = (name: string, folder: string, env: Record<string, string> = {}): Step => ({
  name,
  command: 'node',
  args: [join(projectFolder, folder, 'node_modules/vitest/vitest.mjs'), 'run'],
  folder,
  env,
  count: countVitest,
});

/** What needs no build: form, types, rules, unused code. Seconds. */
export const staticSteps: readonly Step[] = [
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  ...packages.map((name): Step => ({ name: `types of ${name}`, command: 'tsc', args: ['-p', name] })),
  {
    name: 'import rules',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      ...packages.flatMap((name) => (name === 'shared' ? ['shared/src'] : [name])),
    ],
  },
  { name: 'unused code, files and dependencies', command: 'knip', args: ['--no-progress'] },
];

/** Tests of each package on its own; those of the API bring up a real database. */
export const packageSteps: readonly Step[] = packages
  .filter((name) => name !== 'e2e' && hasTests(name))
  .map((name) => vitest(`tests of ${name}`, name));

/** The API's tests again, on a PostgreSQL server that `DATABASE_URL` names. */
export const apiOnServer = (databaseUrl: string): Step =>
  vitest('tests of api on a PostgreSQL server', 'api', { DATABASE_URL: databaseUrl });

/** Journeys through the whole site in a real browser. */
export const journeys = (chromium: string): Step =>
  vitest('journeys in the browser', 'e2e', { CHROMIUM: chromium });
