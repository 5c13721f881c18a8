import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareTexts } from '../checks/compare-texts.ts';
import { isInPlan } from '../checks/remote-plan.ts';
import { projectFolder } from '../settings.ts';
import { createFeature } from './create-feature.ts';
import { addPage } from './edit-remote.ts';
import { nameFeature } from './name-feature.ts';

const remote = 'mfe-my-jobs';
/** A workspace with a copy of a remote; the generated remote shows that it builds and runs. */
let workspace: string;
let copy: string;
let feature: string;

beforeAll(async () => {
  await mkdir(join(projectFolder, '.cache'), { recursive: true });
  workspace = await mkdtemp(join(projectFolder, '.cache/workspace-'));
  await symlink(join(projectFolder, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
  copy = join(workspace, remote);
  await cp(join(projectFolder, remote), copy, {
    recursive: true,
    filter: (path) => !['dist', 'node_modules', '.cache'].includes(basename(path)),
  });
  await symlink(join(projectFolder, remote, 'node_modules'), join(copy, 'node_modules'));
  feature = await createFeature(workspace, remote, nameFeature('compare-permits'));
});
afterAll(() => rm(workspace, { recursive: true, force: true }));

const read = (path: string) => readFile(join(copy, path), 'utf8');
const textsOf = async (language: string) =>
  JSON.parse(await read(`src/locales/${language}.json`)) as Record<string, Record<string, string>>;

describe('a feature from the generator', () => {
  it('keeps to the plan of the remotes', () => {
    expect(isInPlan(feature.slice(workspace.length + 1).concat('/permits-page.tsx'))).toBe(true);
  });

  it('has its route in the contract', async () => {
    expect(await read('remote.contract.ts')).toContain("{ path: '/compare-permits' }");
  });

  it('adds nothing to the words of a region', async () => {
    const path = 'src/locales/es-ES.json';
    expect(await read(path)).toBe(await readFile(join(projectFolder, remote, path), 'utf8'));
  });

  it('is refused in each of the ten languages until its texts are written there', async () => {
    const problemsIn = async (language: string) =>
      compareTexts(await textsOf('en'), await textsOf(language), language).filter((problem) =>
        problem.includes('comparePermits'),
      );
    for (const { value } of languages) {
      expect(await problemsIn(value)).toContain(`${value}: comparePermits.title is not written yet`);
      expect(await problemsIn(value)).toHaveLength(3);
    }
    const file = join(copy, 'src/locales/es.json');
    const written = { title: 'Comparar', loading: 'Cargando…', failed: 'No se cargó' };
    await writeFile(file, JSON.stringify({ ...(await textsOf('es')), comparePermits: written }));
    expect(await problemsIn('es')).toEqual([]);
  });

  it.each([
    ['a remote that is not there', 'mfe-none', 'view-permits', {}, 'There is no remote "mfe-none"'],
    ['a feature that is there', remote, 'compare-permits', {}, 'has a feature compare-permits already'],
    ['a route that is taken', remote, 'view-permits', { route: '/my-jobs/saved' }, 'belongs to mfe-my-jobs'],
    ['a page of the same name', remote, 'track-permits', {}, 'has a PermitsPage already'],
  ])('is refused for %s, and leaves no file behind', async (_case, name, folder, options, reason) => {
    const before = await read('remote.contract.ts');
    await expect(createFeature(workspace, name, nameFeature(folder, options))).rejects.toThrow(reason);
    expect(await read('remote.contract.ts')).toBe(before);
    await expect(read(`src/features/${folder}/${folder}.css`))[
      folder === 'compare-permits' ? 'resolves' : 'rejects'
    ].toBeDefined();
  });
});

describe('the name of a feature', () => {
  it('gives file, component, texts and route', () => {
    expect(nameFeature('search-open-jobs')).toEqual({
      feature: 'search-open-jobs',
      noun: 'open-jobs',
      page: 'OpenJobsPage',
      hook: 'useOpenJobs',
      textGroup: 'searchOpenJobs',
      route: '/search-open-jobs',
      title: 'Search open jobs',
    });
  });

  it.each(['jobs', 'Search-jobs', 'search_jobs', 'search-', '../x-y'])('is not %s', (name) =>
    expect(() => nameFeature(name)).toThrow('is no name for a feature'),
  );
});

it('refuses an app without routes', () => {
  expect(() => addPage('export const App = () => null;', nameFeature('view-permits'))).toThrow(
    'has no <Routes>',
  );
});
