import { appendFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Refusal } from '../contract/operation-error.ts';
import { publish } from '../operations/live-set.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease, type ValidReleaseDraft } from '../testing/a-valid-release.ts';
import { runReleaseGate } from './run-release-gate.ts';

/** A live shell of React 19.3.1 and shared 1.0.0 with a remote of another team. */
async function aLiveSite(): Promise<ReleaseStore> {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell', contract: { offers: ['header-actions'] } });
  const neighbour = {
    routes: [{ path: '/job/:job', render: 'browser', access: 'public', sample: '/job/1' }],
    team: 'search',
  } as const;
  await addValidRelease(store, {
    name: 'mfe-b',
    contract: { ...neighbour, routes: [...neighbour.routes], offers: ['resume-upload'] },
  });
  await publish(store, { shell: '1', 'mfe-b': '1' }, 'for a test');
  return store;
}

async function anApi(document: unknown, status = 200): Promise<string> {
  const server = createServer((_request, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(
  store: ReleaseStore,
  versions: Record<string, string>,
  facts: Partial<Parameters<typeof runReleaseGate>[3]> = {},
): Promise<Refusal[]> {
  const live = await store.readLive();
  const base = live && (await store.readSet(live.set));
  return runReleaseGate(store, base, versions, { apiUrl: null, checkLifecycle: null, ...facts });
}

async function refusalsOf(draft: ValidReleaseDraft): Promise<string[]> {
  const store = await aLiveSite();
  const { name, version } = await addValidRelease(store, { version: '2', ...draft });
  const refusals = await ask(store, { [name]: version });
  for (const { where, remedy } of refusals) expect([where, remedy]).not.toContain('');
  return refusals.map(({ check, what }) => `${check}: ${what}`);
}

/** Any path that fits the pattern does for a sample: with `1` for each parameter. */
const route = (path: string) =>
  ({
    path,
    render: 'browser',
    access: 'public',
    sample: path.replaceAll(/:\w+\??|\*/g, '1').replaceAll('?', ''),
  }) as const;

describe('the gate', () => {
  it('accepts a release that satisfies its contract', async () => {
    expect(await refusalsOf({})).toEqual([]);
    expect(await refusalsOf({ contract: { fills: ['header-actions', 'resume-upload'] } })).toEqual([]);
  });

  it('refuses a range that the live shell does not meet', async () => {
    expect(await refusalsOf({ contract: { needs: { shared: '^2.0.0', react: '^19.0.0' } } })).toEqual([
      'compatibility: mfe-a needs @jobharbor/shared ^2.0.0, and shell 1 provides 1.0.0',
    ]);
    expect(await refusalsOf({ contract: { needs: { shared: '^1.0.0', react: '^18.0.0' } } })).toEqual([
      'compatibility: mfe-a needs React ^18.0.0, and shell 1 provides 19.3.1',
    ]);
    expect(await refusalsOf({ contract: { needs: { shared: 'newest!', react: '^19.0.0' } } })).toEqual([
      'compatibility: “newest!” is no range of @jobharbor/shared',
    ]);
  });

  it('lets a remote bring its own React, if that is the one it needs', async () => {
    const needs = { shared: '^1.0.0', react: '^18.0.0' };
    expect(await refusalsOf({ contract: { needs, brings: { react: '18.3.1' } } })).toEqual([]);
    expect(await refusalsOf({ contract: { needs, brings: { react: '17.0.2' } } })).toEqual([
      'compatibility: mfe-a needs React ^18.0.0 and it brings 17.0.2, and shell 1 provides 19.3.1',
    ]);
  });

  it('refuses a shell that a live remote does not fit', async () => {
    const contract = { offers: ['header-actions'], provides: { shared: '2.0.0', react: '19.3.1' } };
    expect(await refusalsOf({ name: 'shell', contract })).toEqual([
      'compatibility: mfe-b needs @jobharbor/shared ^1.0.0, and shell 2 provides 2.0.0',
    ]);
  });

  it.each([
    '/job/:job',
    '/job/:anything',
    '/job/new',
    '/:any/:thing',
    '/job/*',
    '/*',
    '/job/:a/:b?',
    '/job?/:a?/:b?',
    '/JOB/7',
  ])('refuses the route %s, which another remote owns or could be asked for', async (path) => {
    const [first] = await refusalsOf({ contract: { routes: [route(path)] } });
    expect(first).toMatch(/^routes: .*mfe-b \(team search\)/);
  });

  it.each(['/job', '/job/:job/apply', '/jobs/:job', '/jobs/:job?', '/'])(
    'has nothing against the route %s',
    async (path) => {
      expect(await refusalsOf({ contract: { routes: [route(path)] } })).toEqual([]);
    },
  );

  it('refuses a route with parameters that has no sample to be drawn at', async () => {
    const { sample: _, ...bare } = route('/offers/:id');
    expect(await refusalsOf({ contract: { routes: [bare] } })).toEqual([
      'samples: /offers/:id has no sample',
    ]);
  });

  it('refuses a slot that nobody offers, and taking away one that somebody fills', async () => {
    expect(await refusalsOf({ contract: { fills: ['header-acitons'] } })).toEqual([
      'slots: it fills the slot “header-acitons”, which no member of the set offers',
    ]);
    const store = await aLiveSite();
    await addValidRelease(store, { contract: { fills: ['resume-upload'] } });
    await publish(store, { 'mfe-a': '1' }, 'fills');
    await addValidRelease(store, { name: 'mfe-b', version: '2' });
    const [refusal] = await ask(store, { 'mfe-b': '2' });
    expect(refusal?.what).toBe(
      'mfe-a (team team-a) fills the slot “resume-upload”, which nobody would offer any more',
    );
  });

  it('refuses a missing text or plural form in a language of a country that is served, and no other', async () => {
    const english = { jobs_one: '{{count}} job', jobs_other: '{{count}} jobs', hello: 'Hello' };
    const arabic = { jobs_other: '{{count}} وظيفة', hello: 'مرحبًا' };
    const japanese = { jobs_other: '{{count}} 件' };
    const texts = { en: english, ar: arabic, ja: japanese };
    expect(await refusalsOf({ texts, contract: { countries: ['jp', 'us'] } })).toEqual([
      'texts: ja: hello is missing; it is the language of jp',
    ]);
    const gulf = await refusalsOf({ texts, contract: { countries: ['ae', 'sa'] } });
    expect(gulf).toHaveLength(5);
    expect(gulf).toContain('texts: ar: jobs_few is missing; it is the language of ae, sa');
    expect(await refusalsOf({ texts, contract: { countries: ['us'] } })).toEqual([]);
    expect(await refusalsOf({ contract: { countries: ['atlantis'] } })).toEqual([
      'texts: it serves atlantis, which is no country of the site',
    ]);
  });

  const aPlace = { text: 'here', path: '/mfe-a', areas: ['header'], order: 1, audience: 'all' } as const;
  const placeTexts = (missing = '') =>
    Object.fromEntries(
      languages.map(({ value }) => [value, { places: value === missing ? {} : { here: 'Here' } }]),
    );

  it('accepts places with a page and a text in every language of the site', async () => {
    const contract = { places: [{ ...aPlace, areas: ['header' as const] }], wellKnown: { signIn: '/mfe-a' } };
    expect(await refusalsOf({ contract, texts: placeTexts() })).toEqual([]);
  });

  it('refuses a place without a text, also in a language of no country that the remote serves', async () => {
    const contract = { places: [{ ...aPlace, areas: ['header' as const] }], countries: ['us'] };
    expect(await refusalsOf({ contract, texts: placeTexts('tr') })).toEqual([
      'places: tr: places.here is missing',
    ]);
    expect(await refusalsOf({ contract })).toEqual(['places: en: places.here is missing']);
  });

  it('refuses a place or a well-known page that is no page of the remote', async () => {
    const places = [{ ...aPlace, areas: ['header' as const], path: '/elsewhere' }];
    const contract = { places, wellKnown: { signIn: '/nowhere' } };
    expect(await refusalsOf({ contract, texts: placeTexts() })).toEqual([
      'places: the place “here” leads to /elsewhere, which is no route of the remote',
      'places: “signIn” leads to /nowhere, which is no route of the remote',
    ]);
  });

  it('refuses a badge whose topic the contract does not list', async () => {
    const badge = { text: 'here', source: { topic: 'a:count' } };
    const places = [{ ...aPlace, areas: ['header' as const], badge }];
    const texts = placeTexts();
    expect(await refusalsOf({ contract: { places }, texts })).toEqual([
      'places: the badge of the place “here” reads a topic that the contract does not list',
    ]);
    const realtime = { socket: '/a/socket', topics: ['a:count'] };
    expect(await refusalsOf({ contract: { places, realtime }, texts })).toEqual([]);
  });

  it('refuses a well-known page that another remote has', async () => {
    const store = await aLiveSite();
    await addValidRelease(store, { contract: { wellKnown: { signIn: '/mfe-a' } } });
    await publish(store, { 'mfe-a': '1' }, 'signs in');
    await addValidRelease(store, { name: 'mfe-c', contract: { wellKnown: { signIn: '/mfe-c' } } });
    const [refusal] = await ask(store, { 'mfe-c': '1' });
    expect(refusal?.what).toBe('“signIn” is a page of mfe-a (team team-a) already');
  });

  it('refuses an entry and a first page beyond their budgets', async () => {
    const noise = Array.from({ length: 3_000 }, (_, index) => (index * 7919).toString(36)).join(';');
    const said = await refusalsOf({ files: { 'entry.js': noise } });
    expect(said.map((text) => text.replace(/\d+ (bytes|more)/g, '… $1'))).toEqual([
      'size: The entry entry.js weigh … bytes (gzip), … more than the budget of 1000',
      'size: The scripts of its first page weigh … bytes (gzip), … more than the budget of 2000',
    ]);
  });

  it('refuses a namespace, a prefix of CSS and a slot that another remote has', async () => {
    const store = await aLiveSite();
    const names = { namespace: 'chats', cssPrefix: 'jhx', fills: ['resume-upload'] };
    await addValidRelease(store, { name: 'mfe-c', contract: names });
    await publish(store, { 'mfe-c': '1' }, 'fills');
    await addValidRelease(store, { contract: names });
    expect((await ask(store, { 'mfe-a': '1' })).map(({ check, what }) => `${check}: ${what}`)).toEqual([
      'names: its texts’ namespace “chats” is that of mfe-c (team team-a)',
      'names: its CSS prefix “jhx” is that of mfe-c (team team-a)',
      'names: mfe-c (team team-a) fills the slot “resume-upload” already',
    ]);
  });

  it.each(['Team A', 'TEAM-A', 'team_á'])(
    'refuses a team “%s” beside “team-a”, and not one of two remotes',
    async (team) => {
      const store = await aLiveSite();
      await addValidRelease(store, { name: 'mfe-c' });
      await addValidRelease(store, { name: 'mfe-d', contract: { team } });
      await publish(store, { 'mfe-c': '1' }, 'of team-a');
      expect((await ask(store, { 'mfe-d': '1' })).map(({ what }) => what)).toEqual([
        ...['shell', 'mfe-c'].map((name) => `its team “${team}” reads like that of ${name} (team team-a)`),
      ]);
      await addValidRelease(store, { name: 'mfe-e' });
      expect(await ask(store, { 'mfe-e': '1' })).toEqual([]);
    },
  );

  it.each([
    ['a rule in no layer', '.jha-page{color:red}', 'stands in no layer'],
    ['a rule in the shell’s layer', '@layer ui{.jha-page{color:red}}', 'in the layer “ui”'],
    ['an element', '@layer remote{h1{color:red}}', '“h1” is outside the prefix jha-'],
    ['a neighbour’s class', '@layer remote{.jha-page,.jhb-card{color:red}}', '“.jhb-card” is outside'],
    ['a class that only begins alike', '@layer remote{.jhax-card{color:red}}', '“.jhax-card” is outside'],
    ['a nested rule that leaves it', '@layer remote{.jha-page{body:has(&){color:red}}}', 'outside'],
    ['one nested twice', '@layer remote{.jha-page{.x{:root:has(&) p{color:red}}}}', 'is outside'],
    ['one nested in a condition', '@layer remote{.jha-a{@media print{:not(&){color:red}}}}', 'is outside'],
    ['one of two nested selectors', '@layer remote{.jha-a{& b,:is(h1,&){color:red}}}', 'is outside'],
    ['the printed page', '@layer remote{@page{margin:0}}', '@page is of the whole page'],
    ['changes of page', '@view-transition{navigation:auto}', '@view-transition is of the whole page'],
    ['another sheet', '@import "https://evil.test/x.css";', 'is of the whole page'],
    ['the order of layers', '@layer remote, ui;', '@layer remote, ui is of the whole page'],
    ['html with a class of its own', '@layer remote{html.jha-open{overflow:hidden}}', 'is outside'],
    ['the frame under such a body', '@layer remote{body.jha-open .jhf-header{opacity:0}}', 'is outside'],
    ['the frame beside itself', '@layer remote{.jha-page~.jhf-footer{opacity:0}}', 'is outside'],
    ['the root nested into it', '@layer remote{.jha-page{:root:is(.x) &{color:red}}}', 'is outside'],
    ['a body in a comment', '@layer remote{body/*.jha-page*/{color:red}}', 'is outside'],
    ['a class in a value only', '@layer remote{body[title="a]b.jha-page"]{color:red}}', 'is outside'],
    ['a scope of the page', '@layer remote{@scope (body){:scope{opacity:0}}}', 'is outside'],
    ['the page as it starts', '@layer remote{@starting-style{body{opacity:0}}}', 'is outside'],
    ['a layer of another case', '@layer REMOTE{.jha-page{color:red}}', 'in the layer “REMOTE”'],
    ['an important z-index', '@layer remote{.jha-a{z-index:2147483647!important}}', 'may lie above'],
    ['a z-index by a variable', '@layer remote{.jha-a{z-index:var(--x,9999)}}', 'may lie above'],
    ['a transition of the whole page', '@layer remote{::view-transition-old(root){opacity:0}}', 'is outside'],
    ['its name', '@layer remote{.jha-a{view-transition-name:root}}', 'a name that the whole page shares'],
    ['what lies above the frame', '@layer remote{.jha-a{z-index:9999}}', 'z-index: 9999 may lie above'],
    ['what may lie above it', '@layer remote{.jha-a{z-index:calc(1*99)}}', 'may lie above the frame'],
    ['a counter’s name', '@counter-style thumbs{system:cyclic;symbols:"x"}', 'the whole page shares'],
    ['an own class in :not() only', '@layer remote{div:not(.jha-page){color:red}}', 'is outside'],
    [
      'an animation’s name',
      '@layer remote{@keyframes spin{to{rotate:1turn}}}',
      'a name that the whole page shares',
    ],
  ])('refuses CSS that could touch a neighbour: %s', async (_what, css, words) => {
    const said = await refusalsOf({ files: { 'styles.css': css } });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(words);
  });

  it('accepts CSS within its prefix and layer', async () => {
    const css = `@layer remote{.jha-a>:is(.jh-state,p){color:red}@media (width>1px){#jha-b:hover{color:red}}
      .jha-c{& .x{color:red}h1 &{z-index:3}&:hover,> b{z-index:var(--jh-z-sticky)}}@keyframes jha-spin{from{rotate:0}50%{rotate:1turn}}}`;
    expect(await refusalsOf({ files: { 'styles.css': css } })).toEqual([]);
  });

  it.each([
    ['changed', (file: string) => appendFile(file, '//'), 'entry.js does not match its integrity'],
    ['taken away', (file: string) => rm(file), 'entry.js is missing'],
    [
      'changed in its packed form',
      (file: string) => writeFile(`${file}.br`, 'x'),
      'entry.js.br unpacks to something else',
    ],
    ['added', (file: string) => writeFile(`${file}.map`, '{}'), 'entry.js.map is no file of the release'],
  ])('refuses a file that was %s after its release', async (_how, plant, words) => {
    const store = await aLiveSite();
    await addValidRelease(store);
    await plant(join((await store.openRelease('mfe-a', '1')) ?? '', 'client/entry.js'));
    expect((await ask(store, { 'mfe-a': '1' })).map(({ what }) => what)).toEqual([words]);
  });

  it('refuses a page that nothing draws on the server', async () => {
    const routes = [{ ...route('/a'), render: 'server' as const }];
    expect(await refusalsOf({ contract: { routes } })).toEqual([
      'server: /a should be drawn on the server, and the release has no server bundle',
    ]);
    expect(await refusalsOf({ contract: { routes }, server: 'export const render = 1' })).toEqual([]);
  });

  it('refuses a call that the live API no longer has, whatever the names of its parameters', async () => {
    const store = await aLiveSite();
    const calls = ['GET /job/{id}', 'POST /job/{id}/view', 'GET /auth/session'];
    await addValidRelease(store, { contract: { calls } });
    const apiUrl = await anApi({
      paths: { '/api/job/{jobId}': { get: {} }, '/api/auth/session': { get: {} } },
    });
    expect((await ask(store, { 'mfe-a': '1' }, { apiUrl })).map(({ what }) => what)).toEqual([
      'the live API has no POST /job/{id}/view',
    ]);
  });

  it.each([
    ['no API is known', async () => null, 'no address of it is known'],
    ['the API is down', async () => 'http://127.0.0.1:9', 'http://127.0.0.1:9: '],
    ['the API answers something else', () => anApi({ message: 'hello' }, 502), 'it answered 502'],
  ])('refuses calls when %s', async (_how, url, words) => {
    const store = await aLiveSite();
    await addValidRelease(store, { contract: { calls: ['GET /auth/session'] } });
    const [refusal] = await ask(store, { 'mfe-a': '1' }, { apiUrl: await url() });
    expect(refusal?.what).toContain(words);
    expect(refusal?.remedy).toContain('--force');
  });

  it('asks the browser last, and only about what could be served', async () => {
    const store = await aLiveSite();
    await addValidRelease(store);
    const asked: unknown[] = [];
    const checkLifecycle = async ({ versions }: { versions: Record<string, string> }) => {
      asked.push(versions);
      return { refusals: ['mfe-a leaves a timer behind'] };
    };
    const facts = { apiUrl: await anApi({ paths: {} }), checkLifecycle };
    const [refusal] = await ask(store, { 'mfe-a': '1' }, facts);
    expect(refusal).toMatchObject({ check: 'lifecycle', what: 'mfe-a leaves a timer behind' });
    await addValidRelease(store, { version: '2', contract: { fills: ['nowhere'] } });
    expect(await ask(store, { 'mfe-a': '2' }, facts)).toMatchObject([{ check: 'slots' }]);
    expect(asked).toEqual([{ 'mfe-a': '1' }]);
  });

  it('does not take a browser that fails for a yes', async () => {
    const store = await aLiveSite();
    await addValidRelease(store);
    const checkLifecycle = () => Promise.reject(new Error('There is no Chromium'));
    const facts = { apiUrl: await anApi({ paths: {} }), checkLifecycle };
    const [refusal] = await ask(store, { 'mfe-a': '1' }, facts);
    expect(refusal?.what).toContain('There is no Chromium');
  });

  it('asks nothing of what is live already', async () => {
    const store = await aLiveSite();
    expect(await ask(store, { 'mfe-b': '1' })).toEqual([]);
  });
});
