import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publishRelease } from '../operations/operations.ts';
import { buildPackage } from '../release/build-package.ts';
import { makeRelease } from '../release/make-release.ts';
import { platformActor } from '../rights/actor.ts';
import { projectFolder } from '../settings.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { createRemote } from './create-remote.ts';
import { nameRemote } from './name-remote.ts';

/** A workspace of the project's own packages, beside which a remote is made; below the project, as vite demands. */
let workspace: string;
let folder: string;

beforeAll(async () => {
  await mkdir(join(projectFolder, '.cache'), { recursive: true });
  workspace = await mkdtemp(join(projectFolder, '.cache/workspace-'));
  for (const name of ['shell', 'mfe-search', 'mfe-auth', 'tsconfig.base.json'])
    await symlink(join(projectFolder, name), join(workspace, name));
  folder = await createRemote(workspace, nameRemote('mfe-city-guide', { team: 'guides' }));
  // What an installation would give it: the same dependencies as a remote that stands.
  await symlink(join(projectFolder, 'mfe-search/node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(workspace, { recursive: true, force: true }));

const run = (program: string, args: string[], cwd = folder) =>
  execFileSync(process.execPath, [program, ...args], { cwd, stdio: 'pipe' }).toString();
const tool = (path: string) => join(projectFolder, 'node_modules', path);

describe('a remote from the generator', () => {
  it('needs no edit to pass form, lint and types', () => {
    run(tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '--vcs-enabled=false', folder]);
    run(tool('typescript/bin/tsc'), ['--singleThreaded', '-p', folder]);
  });

  it('passes its own tests', () => {
    const output = run(join(folder, 'node_modules/vitest/vitest.mjs'), ['run', '--no-color']);
    expect(output).toMatch(/Tests\s+6 passed/);
  }, 180_000);

  it('is released beside what is live, and a gateway that runs already draws its page on the server', async () => {
    const api = createServer(({ url = '' }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(url.includes('openapi') ? description : { data: aCount(1_204) }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void api.close());
    const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
    const { port } = api.address() as AddressInfo;
    const apiUrl = `http://127.0.0.1:${port}`;
    const app = await aGateway(store, { apiUrl });
    expect((await app.inject('/en/ph/city-guide')).statusCode).toBe(404);

    await buildPackage(folder);
    const { name, version } = await makeRelease(folder, store, null);
    const input = { versions: { [name]: version }, reason: 'the first of its kind' };
    await publishRelease(store, platformActor('a test'), input, { apiUrl, checkLifecycle: null });

    const status = async () => (await app.inject('/en/ph/city-guide')).statusCode;
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    // A page does not wait long for a remote that is drawn for the first time on a machine with much to do.
    const page = async () => (await app.inject('/pt/br/city-guide')).body;
    await expect.poll(page, { timeout: 20_000 }).toContain('1.204 vagas abertas');
    const body = await page();
    expect(body).toContain('<title>Vagas abertas agora · Brasil · JobHarbor</title>');
    expect(body).toContain(`/assets/mfe-city-guide/${version}/remoteEntry.js`);
  }, 180_000);

  it('is not made twice, and nothing half-made is left', async () => {
    await expect(createRemote(workspace, nameRemote('mfe-city-guide'))).rejects.toThrow('belongs to');
    await cp(join(folder, 'README.md'), join(workspace, 'mfe-other/README.md'));
    await expect(createRemote(workspace, nameRemote('mfe-other'))).rejects.toThrow(
      'There is a folder mfe-other',
    );
    expect((await readdir(workspace)).filter((name) => basename(name).startsWith('.'))).toEqual([]);
  });
});

/** The API's description of itself, as far as the gate reads it. */
const description = { openapi: '3.1.0', paths: { '/api/job/search': { post: {} } } };

const aCount = (total: number) => ({
  jobs: [],
  total,
  page: 1,
  size: 1,
  facets: {
    job_locations: [],
    job_categories: [],
    degrees: [],
    xp_lvls: [],
    job_types: [],
    work_arrangements: [],
    salary_ranges: [],
    is_company_verified: 0,
  },
  query_id: 'q',
  as_of: 1_763_000_000,
  understood: { corrected_query: null },
  rescue: null,
});
