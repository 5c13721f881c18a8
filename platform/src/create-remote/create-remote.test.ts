import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeature } from '../create-feature/create-feature.ts';
import { nameFeature } from '../create-feature/name-feature.ts';
import { projectFolder } from '../settings.ts';
import { createRemote } from './create-remote.ts';
import { nameRemote } from './name-remote.ts';

/** A workspace of symlinked packages, in which a remote is created; below the project, as vite requires. */
let workspace: string;
let folder: string;

beforeAll(async () => {
  await mkdir(join(projectFolder, '.cache'), { recursive: true });
  workspace = await mkdtemp(join(projectFolder, '.cache/workspace-'));
  for (const name of ['shell', 'mfe-search', 'mfe-auth', 'tsconfig.base.json'])
    await symlink(join(projectFolder, name), join(workspace, name));
  folder = await createRemote(workspace, nameRemote('mfe-city-guide', { team: 'guides' }));
  // Links the dependencies of an existing remote, instead of an installation.
  await symlink(join(projectFolder, 'mfe-search/node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(workspace, { recursive: true, force: true }));

const run = (program: string, args: string[], cwd = folder) =>
  execFileSync(process.execPath, [program, ...args], { cwd, stdio: 'pipe' }).toString();
const tool = (path: string) => join(projectFolder, 'node_modules', path);
const biome = tool('@biomejs/biome/bin/biome');

describe('a remote from the generator', () => {
  it('needs no edit to pass form and lint', () => {
    run(biome, ['check', '--error-on-warnings', '--vcs-enabled=false', folder]);
  });

  it('takes a generated feature, and both pass form, lint, types and their own tests', async () => {
    await createFeature(workspace, 'mfe-city-guide', nameFeature('compare-offers'));
    run(biome, ['check', '--write', '--vcs-enabled=false', folder]);
    run(biome, ['check', '--error-on-warnings', '--vcs-enabled=false', folder]);
    run(tool('typescript/bin/tsc'), ['--singleThreaded', '-p', folder]);
    const output = run(join(folder, 'node_modules/vitest/vitest.mjs'), ['run', '--no-color']);
    expect(output).toMatch(/Tests\s+8 passed/);
  }, 240_000);

  it('is not made twice, and nothing half-made is left', async () => {
    await expect(createRemote(workspace, nameRemote('mfe-city-guide'))).rejects.toThrow('belongs to');
    await cp(join(folder, 'README.md'), join(workspace, 'mfe-other/README.md'));
    await expect(createRemote(workspace, nameRemote('mfe-other'))).rejects.toThrow(
      'There is a folder mfe-other',
    );
    expect((await readdir(workspace)).filter((name) => basename(name).startsWith('.'))).toEqual([]);
  });
});
