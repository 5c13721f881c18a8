import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpmCommand } from '../release/pnpm-command.ts';
import { projectFolder } from '../settings.ts';
import { subjectsHere } from './commits-here.ts';
import { findDatabaseTests } from './find-database-tests.ts';
import { findProgramTests } from './find-program-tests.ts';
import { findServiceTests } from './find-service-tests.ts';
import type { Step } from './run-step.ts';
import { testRun } from './test-run.ts';

/** Longest first, so that all cores finish at about the same time. */
const order = ['api', 'platform', 'demo', 'shared', 'shell', 'mfe-', 'e2e'];
const rank = (name: string) => order.findIndex((start) => name.startsWith(start));

/** Every package of the workspace, generated ones included. */
const packages = globSync('{*,e2e/fixtures/*}/tsconfig.json', { cwd: projectFolder })
  .map((path) => dirname(path))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
/** A package with its workspace dependencies. */
const inputsOf = (name: string): string[] => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(projectFolder, name, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const used = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([used]) => used.replace('@jobharbor/', ''));
  return [name, ...used.flatMap(inputsOf)];
};
const hasTests = (name: string) => existsSync(join(projectFolder, name, 'vitest.config.ts'));

/** File with the SQL statements of the API's tests. */
const statementsFile = join(projectFolder, '.cache/api-statements.json');

/** Steps without a build: format, types, import rules, unused code. */
export const staticSteps: readonly Step[] = [
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  // Programs that share most of their files have one step: TypeScript checks a file in each program that imports it.
  ...packages
    .filter((name) => name !== 'api')
    .map((name): Step => {
      const isWithApi = name === 'demo';
      return {
        name: isWithApi ? 'types of api and demo' : `types of ${name}`,
        command: 'tsc',
        args: ['--singleThreaded', '-p', isWithApi ? 'demo/tsconfig.with-api.json' : name],
        inputs: isWithApi ? [...inputsOf(name), 'platform', 'docs/server'] : inputsOf(name),
      };
    }),
  ...[
    ['import rules', '.dependency-cruiser.mjs'],
    ['circles of folders', '.dependency-cruiser.folders.mjs'],
  ].map(
    ([name = '', config = '']): Step => ({
      name,
      command: 'depcruise',
      args: ['--config', config, ...packages.map((name) => (name === 'shared' ? 'shared/src' : name))],
    }),
  ),
  { name: 'unused code, files and dependencies', command: 'knip', args: ['--no-progress'] },
];

/**
 * The subjects of the commits that are not on the upstream branch. The commits stand in its environment, so that it is due
 * again after one was reworded.
 */
export const commitStep: Step = {
  name: 'subjects of commits',
  command: 'node',
  args: ['platform/src/cli/check-commits.ts'],
  env: {
    COMMITS: subjectsHere(projectFolder)
      .map(({ commit }) => commit)
      .join(' '),
  },
  inputs: ['platform/src/verify', 'platform/src/cli/check-commits.ts'],
};

/**
 * Known vulnerabilities of installed packages. Advisories that stand are ignored with their reasons in `auditConfig` of
 * `pnpm-workspace.yaml`. If no registry answers, the step passes and says so.
 */
export function auditStep(): Step {
  const [command, ...first] = pnpmCommand();
  return { name: 'known vulnerabilities', command, args: [...first, 'audit', '--ignore-registry-errors'] };
}

/** Builds of shell, remotes and dashboard, if their sources changed, with size budgets. */
export const builds: Step = {
  name: 'builds and size budgets',
  command: 'node',
  args: ['platform/src/cli/build.ts'],
  programs: 2,
  makesFiles: true,
};

const tested = packages.filter((name) => name !== 'e2e' && hasTests(name));
/** Tests of the platform read the sources of every package. */
const testInputs = (name: string) => (name === 'platform' ? {} : { inputs: inputsOf(name) });

/**
 * Tests of each package on its own. The API has two workers, since its tests take as long as all others together. The
 * others have one.
 */
export const packageSteps = (): Step[] =>
  tested.map((name) => {
    const isApi = `tests of ${name}` === apiTests;
    const workers = isApi ? 2 : 1;
    return testRun(`tests of ${name}`, {
      folder: name,
      workers,
      programs: workers,
      ...testInputs(name),
      ...(isApi && { env: { STATEMENTS_FILE: statementsFile } }),
    });
  });

/** Tests of each package that start neither a program nor a service, such as a database. */
export const unitSteps = (): Step[] =>
  tested.map((name) => {
    const folder = join(projectFolder, name);
    return testRun(`tests of ${name}`, {
      folder: name,
      workers: 1,
      without: [...findProgramTests(folder), ...findServiceTests(folder)],
      env: { WITHOUT_SERVICES: '1' },
      skipReason: foreignDataLeft,
      ...testInputs(name),
    });
  });

/** Tests of each package that start a service and no program: routes, repositories, search, gateway, release store. */
export const serviceSteps = (): Step[] =>
  tested.flatMap((name) => {
    const folder = join(projectFolder, name);
    const programs = new Set(findProgramTests(folder));
    const files = findServiceTests(folder).filter((path) => !programs.has(path));
    const skipReason = foreignDataLeft;
    return files.length === 0
      ? []
      : [
          testRun(`tests of ${name} with services`, {
            ...{ folder: name, workers: 1, files, skipReason },
            inputs: name === 'platform' ? ['platform', ...inputsOf(name)] : inputsOf(name),
          }),
        ];
  });

const foreignDataLeft = 'real and hostile data is left to `pnpm test`';

const apiTests = 'tests of api';

/**
 * On the oldest supported PostgreSQL: the API's tests that depend on the server, and the prepared statements of all
 * others.
 */
export const oldestPostgres: Step = testRun('tests of api on the oldest PostgreSQL', {
  folder: 'api',
  env: { TEST_POSTGRES: 'oldest', WITHOUT_FOREIGN_DATA: '1', STATEMENTS_FILE: statementsFile },
  skipReason: 'what requests and files may contain is asked of the code, on the newest PostgreSQL',
  workers: 1,
  files: [...findDatabaseTests(join(projectFolder, 'api')), 'src/database/oldest-statements.test.ts'],
  after: [apiTests],
});

/** Journeys through the whole site in a real browser, with the builds of `builds`. */
export const journeys = (chromium: string): Step =>
  testRun('journeys in the browser', {
    folder: 'e2e',
    env: { CHROMIUM: chromium },
    // Three files at a time, each with a browser. One step may run beside them, since they wait half of the time.
    programs: 2,
    after: [builds.name],
  });
