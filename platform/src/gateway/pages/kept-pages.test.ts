import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { publish } from '../../operations/live-set.ts';
import { prepareSet, startCanary } from '../../operations/operations.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { aGateway, aVisitor, operator, setOfPage, traceOfPage } from '../../testing/a-gateway.ts';
import { addRelease, aLiveStore, anEmptyStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';
import { shared } from '../../testing/shared.ts';

/** A remote that renders how often and for whom it was rendered, and shows job 7 or the API's answer. */
const counting = {
  name: 'mfe-a',
  paths: ['/jobs', '/job/:job'],
  calls: ['GET /job/{id}'],
  server: `let drawn = 0;
  const ask = ({ apiUrl, headers }) => import('node:http').then(({ request }) => new Promise((resolve) =>
    request(apiUrl + '/job/7', { headers }, (response) => response.resume().on('end', resolve)).end()));
  export const render = async (request) => {
    if (request.search.startsWith('?ask')) await ask(request);
    drawn += 1;
    return { html: '<a data-job="7">drawing ' + drawn + ' for ' + (request.user?.first_name ?? 'nobody') + ' in ' + request.timeZone + '</a>', head: { title: 'Jobs' }, state: null, status: 200 };
  };`,
};

const drawingOf = ({ body }: { body: string }) => Number(/drawing (\d+)/.exec(body)?.[1]);
const nonceOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];

/** A gateway whose page cache outlives every test. */
const aKeepingGateway: typeof aGateway = (store, options) =>
  aGateway(store, { limits: { pages: { freshMs: 600_000, staleMs: 600_000 } }, ...options });

async function aSite(
  options: Parameters<typeof aGateway>[1] = {},
  store?: ReleaseStore,
): Promise<FastifyInstance> {
  return aKeepingGateway(store ?? (await aLiveStore(counting)), options);
}

describe('two guests at one address', () => {
  it('get one drawing, each with a nonce and a trace of their own', async () => {
    const app = await aSite();
    const [one, two] = [await aVisitor(app).get('/en/ph/jobs'), await aVisitor(app).get('/en/ph/jobs')];
    expect(drawingOf(two)).toBe(drawingOf(one));
    expect(traceOfPage(two)).not.toBe(traceOfPage(one));
    expect(nonceOf(two)).not.toBe(nonceOf(one));
    for (const page of [one, two]) {
      const nonces = [...page.body.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
      expect(new Set(nonces)).toEqual(new Set([nonceOf(page)]));
      expect(page.headers['cache-control']).toBe('private, no-cache');
      expect(page.cookies.map(({ name }) => name)).toEqual(['geoConfiguration']);
    }
  });

  it('who come at once share the drawing', async () => {
    const app = await aSite();
    const pages = await Promise.all([1, 2, 3].map(() => aVisitor(app).get('/en/ph/jobs')));
    expect(new Set(pages.map(drawingOf)).size).toBe(1);
  });

  it('get it compressed, each as they asked', async () => {
    const app = await aSite();
    await app.inject('/en/ph/jobs');
    const page = await app.inject({ url: '/en/ph/jobs', headers: { 'accept-encoding': 'gzip, br' } });
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual([
      'gzip',
      'Cookie, Accept-Language, Accept-Encoding',
    ]);
    expect(gunzipSync(page.rawPayload).toString()).toContain(`nonce="${nonceOf(page)}"`);
    const plain = await app.inject({ url: '/en/ph/jobs', headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers['content-encoding'], drawingOf(plain)]).toEqual([undefined, 1]);
  });

  it('have their own theme and answer to the consent notice, and a canary’s cookie changes nothing of them', async () => {
    const app = await aSite();
    await app.inject('/en/ph/jobs');
    const dark = await app.inject({
      url: '/en/ph/jobs',
      headers: { cookie: 'theme=dark; jh_bucket=000001; tracking=granted' },
    });
    expect(dark.body).toContain('<html lang="en" dir="ltr" data-theme="dark">');
    const light = await app.inject('/en/ph/jobs');
    const answered = ' data-consent="answered"';
    expect(light.body).not.toContain(answered);
    for (const headers of [{ cookie: 'tracking=no' }, { cookie: 'tracking=yes' }, { 'sec-gpc': '1' }]) {
      const own = await app.inject({ url: '/en/ph/jobs', headers });
      expect([own.body.includes(answered), drawingOf(own)]).toEqual([true, 1]);
    }
    expect(light.body).toContain('<html lang="en" dir="ltr">');
    expect([drawingOf(dark), drawingOf(light)]).toEqual([1, 1]);
  });
});

/** A canary of a second version, which renders its version. */
async function aCanary(store: ReleaseStore, share: number, countries: string[] = []): Promise<void> {
  const server = counting.server.replaceAll('drawing ', 'second drawing ');
  await addRelease(store, { ...counting, version: '2', server });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a test' });
  await startCanary(store, operator, { set: id, share, countries, reason: 'a test' });
}

const maya = encodeURIComponent(
  JSON.stringify({
    id: 1,
    role: 'jobseeker',
    first_name: 'Maya',
    avatar_url: null,
    is_email_verify: true,
    is_profile_completed: true,
  }),
);

describe('a page of one’s own', () => {
  const site = shared(() => aSite());

  it.each([
    ['who is signed in', { cookie: `sessionid=a; user=${maya}` }],
    ['who has a session alone', { cookie: 'sessionid=a' }],
    ['who has a session of https', { cookie: '__Host-sessionid=a' }],
    ['whose cookie names somebody', { cookie: `user=${maya}` }],
  ])('is drawn for each visitor %s, and for nobody else', async (_who, headers) => {
    const app = site();
    const kept = drawingOf(await app.inject('/en/ph/jobs'));
    const newest = drawingOf(await app.inject({ url: '/en/ph/jobs', headers }));
    const own = [
      await app.inject({ url: '/en/ph/jobs', headers }),
      await app.inject({ url: '/en/ph/jobs', headers }),
    ];
    expect(own.map(drawingOf)).toEqual([newest + 1, newest + 2]);
    expect(own[1]?.body.includes('for Maya')).toBe(headers.cookie.includes('user='));
    const guest = await app.inject('/en/ph/jobs');
    expect([drawingOf(guest), guest.body.includes('Maya')]).toEqual([kept, false]);
  });

  it('knows what its person saved, by their session, which the server bundle never gets', async () => {
    const flags = { saved_job_ids: [7], applications: [] };
    const asked: string[] = [];
    const api = await anApi((request, response) => {
      if (request.url === '/api/job/flags') asked.push(request.headers.cookie ?? '');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: flags }));
    });
    const server = counting.server.replace(
      "' in '",
      "JSON.stringify(request.jobFlags) + request.headers.cookie + ' in '",
    );
    const app = await aSite({ apiUrl: api.url }, await aLiveStore({ ...counting, server }));
    const cookie = `sessionid=a; user=${maya}`;
    const own = await app.inject({ url: '/en/ph/jobs', headers: { cookie } });
    expect(own.body).toContain(`for Maya${JSON.stringify(flags)}undefined in`);
    const guest = await app.inject('/en/ph/jobs');
    expect(guest.body).toContain('for nobodyundefinedundefined in');
    expect(asked).toEqual([cookie]);
  });

  it('is another in another language, country, search, time zone and under another name of the site', async () => {
    const app = site();
    const asked: [string, Record<string, string>][] = [
      ['/en/ph/jobs', {}],
      ['/ja/ph/jobs', {}],
      ['/en/sg/jobs', {}],
      ['/en/ph/jobs?q=nurse', {}],
      ['/en/ph/jobs', { cookie: 'timeZone=Asia/Tokyo' }],
      ['/en/ph/jobs', { host: 'elsewhere.test' }],
      ['/jobs', { cookie: 'geoConfiguration=jp_ja' }],
    ];
    const drawings = new Set<number>();
    for (const [url, headers] of asked) drawings.add(drawingOf(await app.inject({ url, headers })));
    expect(drawings.size).toBe(asked.length);
  });
});

describe('a set', () => {
  it('has pages of its own: each cohort of a canary sees its version, and a new set is seen at once', async () => {
    const store = await aLiveStore(counting);
    const app = await aKeepingGateway(store);
    await app.inject('/en/ph/jobs');
    await aCanary(store, 0.5);
    const pageOf = (bucket: string) =>
      app.inject({ url: '/en/ph/jobs', headers: { cookie: `jh_bucket=${bucket}` } });
    await expect.poll(async () => (await pageOf('000001')).body).toContain('second drawing');
    for (const round of [1, 2]) {
      const [inside, outside] = [await pageOf('000001'), await pageOf('990000')];
      expect([round, inside.body.includes('second'), outside.body.includes('second')]).toEqual([
        round,
        true,
        false,
      ]);
      expect(setOfPage(inside)).not.toBe(setOfPage(outside));
    }
    await publish(store, { 'mfe-a': '2' }, 'for all');
    await expect.poll(async () => (await pageOf('990000')).body).toContain('second');
  });
});

describe('what is not everybody’s', () => {
  it('is no page for which the API refused a visitor', async () => {
    let status = 429;
    const { url } = await anApi((_request, response) => response.writeHead(status).end());
    const app = await aSite({ apiUrl: url });
    const drawn = async () => drawingOf(await app.inject('/en/ph/jobs?ask'));
    expect([await drawn(), await drawn()]).toEqual([1, 2]);
    status = 200;
    expect([await drawn(), await drawn()]).toEqual([3, 3]);
  });

  it('is no page while the site is in development', async () => {
    const app = await aSite({ isDevelopment: true });
    expect([1, 2]).toEqual([
      drawingOf(await app.inject('/en/ph/jobs')),
      drawingOf(await app.inject('/en/ph/jobs')),
    ]);
  });
});

it('drops what the API’s news outdate', async () => {
  const { promise: told, resolve } = Promise.withResolvers<(line: string) => void>();
  const { url } = await anApi((request, response) => {
    if (request.url !== '/internal/job-news') return response.end();
    response.write('{"all":true}\n');
    resolve((line) => void response.write(`${line}\n`));
  });
  const app = await aSite({ apiUrl: url });
  const drawn = async () => drawingOf(await app.inject('/en/ph/jobs'));
  const tell = await told;
  await vi.waitFor(async () => expect(await drawn()).toBe(await drawn()), 15_000);
  for (const news of ['{"job_ids":[7],"countries":["sg"]}', '{"job_ids":[],"countries":["ph"]}']) {
    const before = await drawn();
    tell('{}');
    tell('{"job_ids":[8],"countries":["sg"]}');
    tell(news);
    await expect.poll(() => drawn()).toBe(before + 1);
  }
});

describe('a shared cache in front', () => {
  const cached = { sharedCacheSeconds: 5 };
  const site = shared(() => aSite(cached));

  it('may keep a guest’s page, and purge it by set, country and what it shows', async () => {
    const page = await site().inject('/en/ph/jobs');
    const set = setOfPage(page);
    expect(page.cookies).toEqual([]);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'cdn-cache-control': 'max-age=5, stale-while-revalidate=5',
      'surrogate-control': 'max-age=5, stale-while-revalidate=5',
      'surrogate-key': `pages set-${set} country-ph job-7 jobs-ph`,
      'cache-tag': `pages,set-${set},country-ph,job-7,jobs-ph`,
      vary: 'Cookie, Sec-GPC, DNT, Accept-Encoding',
    });
  });

  it.each([
    ['of a person with a session', '/en/ph/jobs', { cookie: 'sessionid=a' }],
    ['whose country stands in a cookie', '/jobs', { cookie: 'geoConfiguration=ph_en' }],
    ['that is not there', '/en/ph/nowhere', {}],
  ])('is told nothing with a page %s', async (_what, url, headers) => {
    const app = site();
    const page = await app.inject({ url, headers: headers as Record<string, string> });
    expect([page.headers['surrogate-control'], page.headers['cdn-cache-control']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is told nothing while a canary runs in the country, nor unless the operator asks for it', async () => {
    const store = await aLiveStore(counting);
    const app = await aKeepingGateway(store, { ...cached, key: randomBytes(32) });
    await aCanary(store, 1, ['ph']);
    const isShared = async (url: string) =>
      (await app.inject(url)).headers['surrogate-control'] !== undefined;
    await expect.poll(() => isShared('/en/ph/jobs')).toBe(false);
    expect(await isShared('/en/sg/jobs')).toBe(true);
    expect((await (await aSite()).inject('/en/ph/jobs')).headers['surrogate-control']).toBeUndefined();
  });
});

it('one address draws a few pages at once, and another person’s is drawn meanwhile', async () => {
  let asked = 0;
  const answers = Promise.withResolvers<void>();
  const { url } = await anApi(async (request, response) => {
    if (request.url?.includes('/job/7')) {
      asked += 1;
      await answers.promise;
    }
    response.end('{}');
  });
  const app = await aSite({ apiUrl: url });
  const from = (remoteAddress: string, search: string) =>
    app.inject({ url: `/en/ph/jobs${search}`, remoteAddress });
  const flood = Array.from({ length: 40 }, (_, index) => from('203.0.113.7', `?ask=${index}`));
  await expect.poll(() => asked).toBe(4);
  expect(drawingOf(await from('198.51.100.7', '?q=nurse'))).toBeGreaterThan(0);
  expect(asked).toBeLessThan(9);
  answers.resolve();
  for (const page of await Promise.all(flood)) expect(page.statusCode).toBe(200);
});

it('one address fills the queue of frames, and another person’s page comes before most of its own', async () => {
  const store = await anEmptyStore();
  const server = `export const renderFrame = ({ route }) => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    return { before: '<p>frame</p>', after: '', title: route.status };
  };`;
  await addRelease(store, { name: 'shell', server });
  await publish(store, { shell: '1' }, 'for a test');
  const app = await aSite({}, store);
  const ended: string[] = [];
  const from = async (remoteAddress: string, search: string) => {
    const page = await app.inject({ url: `/en/ph/nowhere${search}`, remoteAddress });
    ended.push(`${page.statusCode} ${remoteAddress}`);
    return page;
  };
  await from('198.51.100.7', '');
  const flood = Array.from({ length: 300 }, (_, index) => from('203.0.113.7', `?ask=${index}`));
  const counted = (status: number) => ended.filter((end) => end === `${status} 203.0.113.7`).length;
  await expect.poll(() => counted(503)).toBe(300 - 4 - 256);
  const page = await from('198.51.100.7', '?q=nurse');
  expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('<p>frame</p>')]);
  expect(counted(404)).toBeLessThan(200);
  const [refused] = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(counted(404)).toBe(260);
});
