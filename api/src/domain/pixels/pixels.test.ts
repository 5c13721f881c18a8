import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findPixels } from '../pixel-events/find-pixels.ts';
import { sendPixelEvents } from '../pixel-events/send-pixel-events.ts';
import { changePixel } from './pixels.ts';

const start = new Date('2026-11-05T08:00:00Z');
const token = 'a-secret-token';
const click = `${start.getTime() - 60_000}.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB`;
const philippines = { 'country-id': '1', 'language-id': '1', 'user-agent': 'Browser/1' };
const reason = 'Agreed with the country team';
const pixel = { provider: 'meta', pixel_id: '1234567890' };

interface Received {
  path: string | undefined;
  body: { access_token: string; data: { event_name: string; event_id: string }[] };
}
let received: Received[] = [];
let respond: (response: ServerResponse) => void | Promise<void>;
/** A server of the same protocol as Meta's. */
const provider = createServer(async (request, response) => {
  const chunks = await request.toArray();
  received.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
  respond(response);
});
const answers = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let api: TestApi;
let admin: SignedInPerson;
let jobId: number;
let refusals: string[] = [];
beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v25.0`;
  api = await createTestApi({ now: start, config: { pixels: { meta: { url, token } } } });
  admin = await anAdmin(api);
  jobId = (await upsertJobs(api.dependencies.db, [aJobDraft({})])).ids[0] ?? 0;
});
beforeEach(async () => {
  api.setTime(start);
  received = [];
  refusals = [];
  respond = answers(200, { events_received: 1 });
  await set(pixel);
  await api.dependencies.db.deleteFrom('pixel_events').execute();
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await api.close();
});

const isOn = async () =>
  (await aVisitor(api).ask('GET', '/config/pixels'))
    .json()
    .data.countries.map((one: { country_key: string }) => one.country_key);
async function set(to: object | null, country = 'ph', before?: object | null) {
  const { countries } = (await admin.ask('GET', '/admin/pixels')).json().data;
  const now = countries.find((one: { country_key: string }) => one.country_key === country)?.pixel ?? null;
  const body = { pixel: to, before: before === undefined ? now : before, reason };
  return admin.ask('PUT', `/admin/pixels/${country}`, body);
}
/** Somebody who came by an advertisement and agreed, unless `cookies` say otherwise. */
function aClicker(cookies: Record<string, string> = {}) {
  const person = aVisitor(api);
  for (const [name, value] of Object.entries({ pixel: 'yes', pixel_click: click, ...cookies }))
    person.cookies.set(name, value);
  return person;
}
const see = async (path: string, person = aClicker(), headers: object = {}) =>
  (
    await person.ask('POST', '/logs/report/pixel-page', { path }, { headers: { ...philippines, ...headers } })
  ).json().data?.counted;
const send = (timeout = () => AbortSignal.timeout(10_000)) =>
  sendPixelEvents(api.dependencies, {
    onError: (error) => expect.unreachable(String(error)),
    onRefusal: (country, { status }) => refusals.push(`${country} ${status}`),
    timeout,
  });
const waiting = () => api.dependencies.db.selectFrom('pixel_events').selectAll().execute();
const names = () => received.map(({ body }) => body.data[0]?.event_name);

it('tells pages, jobs and sign-ups with the click, and nothing else of the person', async () => {
  expect(await see('/en/ph/jobs?q=nurse')).toBe(1);
  // The view of the job is told by itself.
  expect(await see(`/en/ph/job/nurse-${jobId}/apply/success`)).toBe(0);
  const person = aClicker();
  await person.ask('POST', `/job/${jobId}/view`, { device: 'web' }, { headers: philippines });
  const email = 'maria.clicker@example.com';
  const account = {
    email,
    password: 'a long pass phrase 7',
    first_name: 'Maria',
    last_name: 'Cruz',
    terms_and_condition: 1,
  };
  const signedUp = await person.ask('POST', '/auth/register', account, { headers: philippines });
  expect(signedUp.statusCode).toBe(201);
  await send();
  expect(names().toSorted()).toEqual(['CompleteRegistration', 'PageView', 'ViewContent']);
  const page = received.find(({ body }) => body.data[0]?.event_name === 'PageView');
  expect(page?.path).toBe('/v25.0/1234567890/events');
  const [at, id] = click.split('.');
  expect(page?.body).toEqual({
    access_token: token,
    data: [
      {
        event_name: 'PageView',
        event_time: start.getTime() / 1_000,
        event_id: expect.stringMatching(/^[\da-f-]{36}$/),
        event_source_url: 'https://jobs.example/en/ph/jobs',
        action_source: 'website',
        user_data: { client_user_agent: 'Browser/1', fbc: `fb.1.${at}.${id}` },
      },
    ],
  });
  expect(JSON.stringify(received)).not.toMatch(/nurse|maria|127\.0\.0\.1/i);
  expect(await waiting()).toEqual([]);
});

it.each<[string, Record<string, string>, object]>([
  ['who has not answered', { pixel: '' }, {}],
  ['who has refused', { pixel: 'no' }, {}],
  ['who agreed to another provider', { pixel: 'another' }, {}],
  ['whose browser sends Global Privacy Control', {}, { 'sec-gpc': '1' }],
  ['whose browser sends Do Not Track', {}, { dnt: '1' }],
  ['who came by no advertisement', { pixel_click: '' }, {}],
  [
    'whose click is a week old',
    { pixel_click: click.replace(/^\d+/, String(start.getTime() - 7 * 86_400_000)) },
    {},
  ],
  ['with a forged click', { pixel_click: `${start.getTime()}.x"y` }, {}],
  ['in a country without a pixel', {}, { 'country-id': '2' }],
])('tells nothing of a visitor %s', async (_who, cookies, headers) => {
  expect(await see('/en/ph/jobs', aClicker(cookies), headers)).toBe(0);
});

it('sends nothing any more once the consent is withdrawn, also what is leased already', async () => {
  const person = aClicker();
  await see('/en/ph', person);
  await see('/en/ph', aClicker({ pixel_click: click.replace('Iw', 'Ow') }));
  const withdrawn = await person.ask('POST', '/logs/withdraw-pixel', undefined, { headers: philippines });
  expect(withdrawn.json().data).toEqual({ counted: 1 });
  await send();
  expect(names()).toEqual(['PageView']);
  // Five at most are sent at once: the withdrawal before the first answer reaches the sixth, which is leased.
  for (let index = 0; index < 6; index += 1) await see('/en/ph', person);
  respond = async (response) => {
    await person.ask('POST', '/logs/withdraw-pixel', undefined, { headers: philippines });
    answers(200, {})(response);
  };
  await send();
  expect(received.length).toBeLessThan(1 + 6);
  received = [];
  respond = answers(200, {});
  await see('/en/ph', person);
  await set(null);
  await send();
  expect([received.length, await waiting()]).toEqual([0, []]);
});

it('withdraws what waits of all clicks of a browser', async () => {
  const newer = `${start.getTime()}.${'n'.repeat(20)}`;
  await see('/en/ph', aClicker({ pixel: 'meta' }));
  const person = aClicker({ pixel: 'meta', pixel_click: `${newer}~${click}` });
  await see('/en/ph', person);
  expect((await waiting()).map(({ click_id }) => click_id).toSorted()).toEqual(
    [click, newer].map((one) => one.slice(14)).toSorted(),
  );
  await person.ask('POST', '/logs/withdraw-pixel', undefined, { headers: philippines });
  expect(await waiting()).toEqual([]);
});

it.each([
  ['of all countries', 'sg', 19_999],
  ['of its country', 'ph', 9_999],
])('drops events while too many %s wait', async (_which, country, count) => {
  await sql`
    insert into pixel_events (id, country_key, name, path, click_id, clicked_at, user_agent, created_at, next_at)
    select gen_random_uuid(), ${country}, 'page', '/en/ph', 'click-' || g, ${start}::timestamptz, '', ${start}, ${start}
    from generate_series(1, ${count}::int) g`.execute(api.dependencies.db);
  expect([await see('/en/ph'), await see('/en/ph')]).toEqual([1, 0]);
});

it('keeps the pixel where what waits for it cannot be dropped', async () => {
  const { db, config } = api.dependencies;
  const failing = db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'DeleteQueryNode') throw new Error('connection lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const to = { ...pixel, pixel_id: '7777777' } as const;
  const change = {
    country: 'ph',
    pixel: to,
    before: pixel,
    reason,
    adminId: admin.user.id,
    now: start,
  } as const;
  await expect(changePixel(failing, config.pixels, change as never)).rejects.toThrow('connection lost');
  expect((await findPixels(db)).get('ph')).toEqual(pixel);
});

it('sends each event once from two processes, and again under its id after a failure', async () => {
  for (let index = 0; index < 12; index += 1) await see('/en/ph');
  await Promise.all([send(), send()]);
  expect(new Set(received.map(({ body }) => body.data[0]?.event_id)).size).toBe(12);
  expect(received).toHaveLength(12);
  received = [];
  await see('/en/ph');
  respond = answers(500, {});
  await send();
  await send();
  expect(received).toHaveLength(1);
  api.wait(61);
  respond = () => {};
  const ended = AbortSignal.abort();
  await send(() => ended);
  api.wait(301);
  respond = answers(429, {});
  await send();
  api.wait(1_801);
  respond = answers(200, {});
  await send();
  expect(new Set(received.map(({ body }) => body.data[0]?.event_id)).size).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('gives an event up within a day', async () => {
  await see('/en/ph');
  respond = answers(500, {});
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    api.setTime(new Date(start.getTime() + minute * 60_000));
    await send();
  }
  expect([received.length, await waiting()]).toEqual([7, []]);
});

it('says once that a provider refuses, to the person on call and to admins, until it takes events again', async () => {
  respond = answers(400, { error: { message: `Invalid token ${token}` } });
  await see('/en/ph');
  await see('/en/ph');
  await send();
  expect([refusals, await waiting()]).toEqual([['ph 400'], []]);
  const ready = async () => (await api.app.inject('/internal/ready')).json().refusedPixels;
  expect(await ready()).toEqual(['ph']);
  const { countries } = (await admin.ask('GET', '/admin/pixels')).json().data;
  const { refusal } = countries.find((one: { country_key: string }) => one.country_key === 'ph');
  expect(refusal).toMatchObject({ status: 400, text: expect.stringContaining('Invalid token') });
  expect(JSON.stringify(refusal)).not.toContain(token);
  respond = answers(200, {});
  await see('/en/ph');
  await send();
  expect(await ready()).toBeUndefined();
});

it('does not hold the refusal of a former pixel against the next one, nor against a country without one', async () => {
  const ready = async () => (await api.app.inject('/internal/ready')).json().refusedPixels;
  for (const next of [null, { ...pixel, pixel_id: '7777777' }]) {
    await set(pixel);
    await see('/en/ph');
    respond = async (response) => {
      await set(next);
      answers(403, {})(response);
    };
    await send();
    expect(await ready()).toBeUndefined();
  }
  refusals = [];
  respond = answers(400, {});
  await see('/en/ph');
  await send();
  expect([refusals, await ready()]).toEqual([['ph 400'], ['ph']]);
});

it('is switched on and off by admins, who see what stands', async () => {
  // After a roll-back from a version with another provider.
  const later = { name: 'pixel', country_key: 'sg', value: JSON.stringify({ ...pixel, provider: 'later' }) };
  await api.dependencies.db.insertInto('site_settings').values(later).execute();
  expect(await isOn()).toEqual(['ph']);
  expect((await set(null, 'ph', { ...pixel, pixel_id: '99999' })).json().code).toBe(40009);
  expect((await set({ ...pixel, pixel_id: 'x' })).json().errors).toHaveProperty('pixel.pixel_id');
  expect((await set(pixel, 'zz')).json().code).toBe(40004);
  expect((await set(null)).statusCode).toBe(200);
  expect(await isOn()).toEqual([]);
  const { changes } = (await admin.ask('GET', '/admin/pixels')).json().data;
  expect(changes[0]).toMatchObject({ country_key: 'ph', before: pixel, after: null, reason });
});
