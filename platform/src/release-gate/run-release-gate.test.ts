import { appendFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { aSiteWithNeighbour, askReleaseGate, refusalsOf, route } from '../testing/ask-release-gate.ts';

async function anApi(document: unknown, status = 200): Promise<string> {
  const server = createServer((_request, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the release gate', () => {
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

  it('refuses a slot that nobody offers, and taking away one that somebody fills', async () => {
    expect(await refusalsOf({ contract: { fills: ['header-acitons'] } })).toEqual([
      'slots: it fills the slot “header-acitons”, which no member of the set offers',
    ]);
    const store = await aSiteWithNeighbour();
    await addValidRelease(store, { contract: { fills: ['resume-upload'] } });
    await publish(store, { 'mfe-a': '1' }, 'fills');
    await addValidRelease(store, { name: 'mfe-b', version: '2' });
    const [refusal] = await askReleaseGate(store, { 'mfe-b': '2' });
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

  it('refuses an entry and a first page beyond their budgets', async () => {
    const noise = Array.from({ length: 3_000 }, (_, index) => (index * 7919).toString(36)).join(';');
    const said = await refusalsOf({ files: { 'entry.js': noise } });
    expect(said.map((text) => text.replace(/\d+ (bytes|more)/g, '… $1'))).toEqual([
      'size: The entry entry.js weigh … bytes (gzip), … more than the budget of 1000',
      'size: The scripts of its first page weigh … bytes (gzip), … more than the budget of 2000',
    ]);
  });

  it('refuses a script that not every declared browser can run', async () => {
    expect(await refusalsOf({ files: { 'entry.js': 'Promise.try(start)' } })).toEqual([
      'built-ins: it calls Promise.try, which not every declared browser has',
    ]);
  });

  it('refuses a contract that would make every page of the site heavy', async () => {
    const routes = Array.from({ length: 400 }, (_, index) => route(`/a-page-with-a-long-name-${index}`));
    const [said] = await refusalsOf({ contract: { routes } });
    expect(said).toMatch(/^size: its contract and its lists of files weigh 1\d{4} bytes in every page/);
  });

  it('refuses a path that leads out of the release', async () => {
    const store = await aSiteWithNeighbour();
    const release = await addValidRelease(store);
    const [file] = release.files;
    const files = [...release.files, { ...file, path: '../../../live/000000001.json' }];
    const folder = (await store.openRelease('mfe-a', '1')) ?? '';
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, files }));
    expect((await askReleaseGate(store, { 'mfe-a': '1' })).map(({ what }) => what)).toEqual([
      '“../../../live/000000001.json” is no path of a release',
    ]);
  });

  it('refuses an entry that is small only while it is packed', async () => {
    expect(await refusalsOf({ files: { 'entry.js': `/*${' '.repeat(50_000)}*/` } })).toEqual([
      'size: The entry entry.js weigh 50004 bytes unpacked, more than 10 times the budget of 1000',
      'size: The scripts of its first page weigh 50004 bytes unpacked, more than 10 times the budget of 2000',
    ]);
  });

  it.each([{ gzip: 10 }, { bytes: 10 }])(
    'refuses a release that states %o of its giant entry',
    async (lie) => {
      const store = await aSiteWithNeighbour();
      const noise = Array.from({ length: 3_000 }, (_, index) => (index * 7919).toString(36)).join(';');
      const release = await addValidRelease(store, { files: { 'entry.js': noise } });
      const files = release.files.map((file) => (file.path === 'entry.js' ? { ...file, ...lie } : file));
      const path = join((await store.openRelease('mfe-a', '1')) ?? '', 'release.json');
      await writeFile(path, JSON.stringify({ ...release, files }));
      const whats = (await askReleaseGate(store, { 'mfe-a': '1' })).map(({ what }) => what);
      expect(whats).toContain('entry.js is larger or smaller than its stated size');
    },
  );

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
    const store = await aSiteWithNeighbour();
    await addValidRelease(store);
    await plant(join((await store.openRelease('mfe-a', '1')) ?? '', 'client/entry.js'));
    expect((await askReleaseGate(store, { 'mfe-a': '1' })).map(({ what }) => what)).toEqual([words]);
  });

  it('refuses a call that the live API no longer has, whatever the names of its parameters', async () => {
    const store = await aSiteWithNeighbour();
    const calls = ['GET /job/{id}', 'POST /job/{id}/view', 'GET /auth/session'];
    await addValidRelease(store, { contract: { calls } });
    const apiUrl = await anApi({
      paths: { '/api/job/{jobId}': { get: {} }, '/api/auth/session': { get: {} } },
    });
    expect((await askReleaseGate(store, { 'mfe-a': '1' }, { apiUrl })).map(({ what }) => what)).toEqual([
      'the live API has no POST /job/{id}/view',
    ]);
  });

  it.each([
    ['no API is known', async () => null, 'no address of it is known'],
    ['the API is down', async () => 'http://127.0.0.1:9', 'http://127.0.0.1:9: '],
    ['the API answers something else', () => anApi({ message: 'hello' }, 502), 'it answered 502'],
  ])('refuses calls when %s', async (_how, url, words) => {
    const store = await aSiteWithNeighbour();
    await addValidRelease(store, { contract: { calls: ['GET /auth/session'] } });
    const [refusal] = await askReleaseGate(store, { 'mfe-a': '1' }, { apiUrl: await url() });
    expect(refusal?.what).toContain(words);
    expect(refusal?.remedy).toContain('--force');
  });

  it('asks the browser last, and only about what could be served', async () => {
    const store = await aSiteWithNeighbour();
    await addValidRelease(store);
    const asked: unknown[] = [];
    const checkLifecycle = async ({ versions }: { versions: Record<string, string> }) => {
      asked.push(versions);
      return { refusals: ['mfe-a leaves a timer behind'] };
    };
    const facts = { apiUrl: await anApi({ paths: {} }), checkLifecycle };
    const [refusal] = await askReleaseGate(store, { 'mfe-a': '1' }, facts);
    expect(refusal).toMatchObject({ check: 'lifecycle', what: 'mfe-a leaves a timer behind' });
    await addValidRelease(store, { version: '2', contract: { fills: ['nowhere'] } });
    expect(await askReleaseGate(store, { 'mfe-a': '2' }, facts)).toMatchObject([{ check: 'slots' }]);
    expect(asked).toEqual([{ 'mfe-a': '1' }]);
  });

  it('does not take a browser that fails for a yes', async () => {
    const store = await aSiteWithNeighbour();
    await addValidRelease(store);
    const checkLifecycle = () => Promise.reject(new Error('There is no Chromium'));
    const facts = { apiUrl: await anApi({ paths: {} }), checkLifecycle };
    const [refusal] = await askReleaseGate(store, { 'mfe-a': '1' }, facts);
    expect(refusal?.what).toContain('There is no Chromium');
  });

  it('asks nothing of what is live already', async () => {
    const store = await aSiteWithNeighbour();
    expect(await askReleaseGate(store, { 'mfe-b': '1' })).toEqual([]);
  });
});
