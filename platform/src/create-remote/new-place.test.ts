import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { publish } from '../operations/live-set.ts';
import { publishRelease } from '../operations/operations.ts';
import { buildPackage } from '../release/build-package.ts';
import { makeRelease } from '../release/make-release.ts';
import { platformActor } from '../rights/actor.ts';
import { projectFolder } from '../settings.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { findChromium } from '../verify/find-chromium.ts';
import { createRemote } from './create-remote.ts';
import { nameRemote } from './name-remote.ts';

const topic = 'city-guide:new-jobs';
const socket = '/city-guide/socket';
const user = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Maria',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

let workspace: string;
let shell: string;
let remote: string;
let browser: Browser;

/** A shell that was built without the remote, and a generated remote with a place, a badge and a topic of its own. */
beforeAll(async () => {
  await mkdir(join(projectFolder, '.cache'), { recursive: true });
  workspace = await mkdtemp(join(projectFolder, '.cache/workspace-'));
  await symlink(join(projectFolder, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
  shell = await copyPackage('shell');
  await buildPackage(shell);

  remote = await createRemote(workspace, nameRemote('mfe-city-guide', { team: 'guides' }));
  await symlink(join(projectFolder, 'mfe-search/node_modules'), join(remote, 'node_modules'));
  await declarePlace();
  await buildPackage(remote);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await rm(workspace, { recursive: true, force: true });
});

async function copyPackage(name: string): Promise<string> {
  const from = join(projectFolder, name);
  const to = join(workspace, name);
  const isOutput = /\/(?:node_modules|dist)(?:\/|$)/;
  await cp(from, to, { recursive: true, filter: (path) => !isOutput.test(path.slice(from.length)) });
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'));
  return to;
}

/** Declares a place with icon, badge and topic in the contract, and the badge's text in every language. */
async function declarePlace(): Promise<void> {
  const contract = join(remote, 'remote.contract.ts');
  const generated = await readFile(contract, 'utf8');
  const place = `places: [
    {
      text: 'openJobs',
      path: '/city-guide',
      areas: ['header', 'tabs'],
      order: 15,
      icon: 'compass',
      badge: { text: 'newJobs', source: { topic: '${topic}' } },
    },
  ],
  realtime: { socket: '${socket}', topics: ['${topic}'] },`;
  const declared = generated.replace(/places: \[.*\],/, place);
  expect(declared).not.toBe(generated);
  await writeFile(contract, declared);
  for (const { value } of languages) {
    const file = join(remote, `src/locales/${value}.json`);
    const texts = JSON.parse(await readFile(file, 'utf8')) as { places: Record<string, string> };
    for (const form of new Intl.PluralRules(value).resolvedOptions().pluralCategories)
      texts.places[`newJobs_${form}`] = `${value}: {{count}}`;
    await writeFile(file, JSON.stringify(texts));
  }
}

/** The part of the API that the frame needs, with a service that publishes the topic. */
async function anApi() {
  const server = createServer((request, response) => {
    request.resume();
    const answers: Record<string, unknown> = {
      '/api/openapi.json': { openapi: '3.1.0', paths: { '/api/job/search': { post: {} } } },
      '/api/job/search': { data: aCount(1_204) },
      '/api/auth/session': { data: { user } },
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  const sockets = new WebSocketServer({ server, path: `/api${socket}` });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isConnected: () => sockets.clients.size > 0,
    send: (frame: object) => {
      for (const client of sockets.clients) client.send(JSON.stringify(frame));
    },
  };
}

async function openSite() {
  const api = await anApi();
  const store = await anEmptyStore();
  const { version } = await makeRelease(shell, store, null);
  await publish(store, { shell: version }, 'a shell that has never seen the remote');
  const app = await aGateway(store, { apiUrl: api.url });
  expect((await app.inject('/en/ph/city-guide')).statusCode).toBe(404);
  const made = await makeRelease(remote, store, null);
  const input = { versions: { [made.name]: made.version }, reason: 'new' };
  await publishRelease(store, platformActor('a test'), input, { apiUrl: api.url, checkLifecycle: null });
  await expect
    .poll(async () => (await app.inject('/en/ph/city-guide')).statusCode, { timeout: 20_000 })
    .toBe(200);
  return { api, app, version: made.version };
}

const badgeOf = (page: Page) => page.locator('.jhf-header__nav a', { hasText: 'Jobs open now' });

describe('a generated remote with a place, a badge and a topic of its own', () => {
  it('is rendered by a gateway that runs already, is in the header of its shell, and its badge follows the topic', async () => {
    const { api, app, version } = await openSite();
    // Longer time limit: the first render of a remote is slow on a busy machine.
    const drawn = async () => (await app.inject('/pt/br/city-guide')).body;
    await expect.poll(drawn, { timeout: 20_000 }).toContain('1.204 vagas abertas');
    const body = await drawn();
    expect(body).toContain('<title>Vagas abertas agora · Brasil · JobHarbor</title>');
    expect(body).toContain(`/assets/mfe-city-guide/${version}/remoteEntry.js`);
    const header = async (address: string) =>
      /<header[\s\S]*?<\/header>/.exec((await app.inject(address)).body)?.[0];
    expect(await header('/en/ph/nowhere')).toMatch(/<a [^>]*href="\/en\/ph\/city-guide"[^>]*>Jobs open now/);
    expect(await header('/ar/sa/nowhere')).toContain('>الوظائف المتاحة الآن');
    expect((await app.inject('/en/ph/nowhere')).body).toMatch(
      /class="jhf-tabbar__link" href="\/en\/ph\/city-guide"[^>]*><svg[^>]*><path d="M[^"]+"/,
    );

    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 850 } });
    onTestFinished(() => context.close());
    await context.addCookies([
      { name: 'user', value: encodeURIComponent(JSON.stringify(user)), url },
      // Without a session the gateway refuses the socket.
      { name: 'sessionid', value: 'maria', httpOnly: true, url },
    ]);
    const page = await context.newPage();
    await page.goto('/en/ph/nowhere');
    await expect.poll(api.isConnected, { timeout: 90_000 }).toBe(true);
    for (const count of [7, 120, 0]) {
      api.send({ type: topic, count });
      const shown = count > 99 ? '99+' : count === 0 ? '' : String(count);
      await expect
        .poll(() => badgeOf(page).locator('.jh-count').allTextContents(), { timeout: 20_000 })
        .toEqual(shown ? [shown] : []);
    }
    api.send({ type: topic, count: 'many' });
    api.send({ type: topic, count: 3 });
    await expect.poll(() => badgeOf(page).textContent(), { timeout: 20_000 }).toBe('Jobs open now, en: 33');
  }, 240_000);
});

/** Answer to the generated page's call. */
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
