import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type ErrorList, errorList } from '../contract/error-schemas.ts';
import { publish } from '../operations/live-set.ts';
import { aGateway, aToken, setOfPage, traceOfPage } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { createErrorCounter } from './count-errors.ts';
import { readChangeUrl } from './read-change-url.ts';

/** Position 1:1 of the built file is line 11, column 6 of `src/app.tsx`, in `renderJobs`. */
const sourceMap = (sources: string[]) => ({ version: 3, sources, names: ['renderJobs'], mappings: 'AAUKA' });
const remote = { name: 'mfe-a', paths: ['/jobs'] };
const changeUrl = 'https://git.example/commit/{commit}';

async function aSite() {
  const store = await aLiveStore({
    ...remote,
    sourceMap: sourceMap(['../../src/app.tsx']),
    commit: 'c0ffee1',
  });
  await addRelease(store, { ...remote, version: '2', sourceMap: sourceMap(['../../src/app.tsx']) });
  const app = await aGateway(store, { changeUrl });
  return { store, app, token: await aToken(store, ['read']) };
}
async function report(app: FastifyInstance, country: string, facts: object[], forged?: string) {
  const page = await app.inject({ url: `/en/${country}/jobs` });
  const [set, trace] = [setOfPage(page), forged ?? traceOfPage(page)];
  const payload = { set, trace, language: 'en', country, facts };
  const { statusCode } = await app.inject({ method: 'POST', url: '/telemetry', payload });
  expect(statusCode).toBe(204);
}
const crash = (version: string, part: object = {}) => ({
  ...{ event: 'crashed', at: 1, remote: 'mfe-a', version, text: 'TypeError: job 17 is gone', rung: 'card' },
  stack: `/assets/mfe-a/${version}/~1/entry.js:1:1\n/assets/shell/1/entry.js:1:9`,
  ...part,
});
/** Polls until the gateway has written what it counted. */
async function untilListed(
  { app, token }: Awaited<ReturnType<typeof aSite>>,
  isThere: (list: ErrorList) => boolean,
) {
  let list: ErrorList | undefined;
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      list = errorList.parse((await app.inject({ url: '/platform/api/errors?minutes=60', headers })).json());
      return isThere(list);
    })
    .toBe(true);
  return list as ErrorList;
}
const visitsOf = ({ errors }: ErrorList) =>
  errors.flatMap(({ versions }) => versions).reduce((sum, { visits }) => sum + visits, 0);
const pagesOf = ({ errors }: ErrorList) => errors.reduce((sum, { count }) => sum + count, 0);

describe('the list of errors', () => {
  it('has an error of two versions once, in the words of the sources, with its share and its change', async () => {
    const site = await aSite();
    const { app, store } = site;
    await report(app, 'ph', [
      { ...crash('1'), event: 'visit' },
      crash('1'),
      crash('1', { rung: 'fallback' }),
    ]);
    await report(app, 'ph', [{ ...crash('1'), event: 'visit', text: undefined }]);
    await publish(store, { 'mfe-a': '2' }, 'the next');
    await report(app, 'sg', [crash('2', { text: 'TypeError: job 2 is gone' })]);
    // Errors and visits are written one after the other.
    const list = await untilListed(site, (found) => pagesOf(found) === 2 && visitsOf(found) === 3);
    const headers = { authorization: `Bearer ${site.token}` };
    const health = (await app.inject({ url: '/platform/api/health?minutes=60', headers })).json();
    expect(health.releases.at(-1)).toMatchObject({ changed: { 'mfe-a': '2' } });
    expect(list.errors).toEqual([
      {
        id: expect.any(String),
        remote: 'mfe-a',
        event: 'crashed',
        text: expect.stringContaining('is gone'),
        count: 2,
        first: expect.any(Number),
        last: expect.any(Number),
        stack: [
          { at: 'mfe-a/src/app.tsx:11:6', name: 'renderJobs', is_own: true },
          { at: 'shell/1/entry.js:1:9', name: null, is_own: true },
        ],
        versions: expect.arrayContaining([
          {
            version: '1',
            count: 1,
            visits: 2,
            commit: 'c0ffee1',
            change_url: 'https://git.example/commit/c0ffee1',
          },
          { version: '2', count: 1, visits: 1, commit: null, change_url: null },
        ]),
        countries: expect.arrayContaining([
          { country: 'ph', count: 1, visits: 2 },
          { country: 'sg', count: 1, visits: 1 },
        ]),
      },
    ]);
  });

  it('ignores reports without a page’s trace id, and a remote’s own events', async () => {
    const site = await aSite();
    await report(site.app, 'ph', [crash('1', { text: 'forged' })], 'req-1.abc.ph.1.AAAAAAAAAAAAAAAA');
    await report(site.app, 'ph', [
      crash('1', { event: 'reported', text: 'card-opened {}' }),
      crash('1', { event: 'reported', text: 'page-changed fetch' }),
    ]);
    const list = await untilListed(site, (found) => pagesOf(found) > 0);
    expect(list.errors.map(({ text }) => text)).toEqual(['page-changed fetch']);
  });

  it.each([
    'maps/entry.js.map.gz',
    '%2e%2e/maps/entry.js.map.gz',
    '~1/../maps/entry.js.map.gz',
    'entry.js.map',
  ])('serves no source map: %s', async (path) => {
    const { app } = await aSite();
    expect((await app.inject({ url: `/assets/mfe-a/1/${path}` })).statusCode).toBe(404);
  });
});

describe('counting errors', () => {
  const error = { remote: 'mfe-a', version: '1', event: 'crashed', text: 'x', stack: '' } as const;

  it('keeps the frequent ones of an hour, says how many it left out, and forgets an hour that was written', () => {
    let now = Date.UTC(2026, 0, 1, 10, 59);
    const counter = createErrorCounter(() => now);
    for (const trace of ['a', 'b']) counter.note(error, { trace, country: 'ph' });
    for (let count = 0; count < 305; count += 1)
      counter.note({ ...error, text: `made up ${count}` }, { trace: 'c', country: 'ph' });
    const [hour] = counter.takeChanged();
    expect(hour?.errors).toHaveLength(300);
    expect(hour?.left_out).toBe(6);
    expect(hour?.errors[0]).toMatchObject({ text: 'x', count: 2, countries: { ph: 2 } });
    expect(counter.takeChanged()).toEqual([]);
    now += 120_000;
    counter.note(error, { trace: 'd', country: 'sg' });
    expect(counter.takeChanged().map(({ at }) => new Date(at * 1_000).getUTCHours())).toEqual([11]);
  });
});

it.each(['git.example/{commit}', 'https://git.example/', 'javascript:{commit}'])(
  'an address of changes that leads nowhere is refused at the start: %s',
  (text) => expect(() => readChangeUrl(text)).toThrow('CHANGE_URL'),
);
