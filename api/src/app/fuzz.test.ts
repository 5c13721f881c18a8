import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CollectedRoute, collectRoutes } from '../testing/collect-routes.ts';
import { faultOf } from '../testing/expect-problem.ts';
import { anAdmin } from '../testing/people/appointed.ts';
import { aJobseeker, type Person } from '../testing/people/person.ts';
import { aRecruiterWithJob } from '../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

// Longer timeout for thousands of requests.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
let routes: CollectedRoute[];
let person: Person;
let recruiter: Person;
let admin: Person;
beforeAll(async () => {
  const collected = await collectRoutes(() => createTestApi());
  api = collected.result;
  // All routes except the one that ends the others' sessions.
  routes = collected.routes.filter(({ call }) => call !== undefined && call.path !== '/auth/log-out');
  person = await aJobseeker(api);
  recruiter = await aRecruiterWithJob(api);
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Attempt {
  route: CollectedRoute;
  url?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

let addresses = 0;
/** Problems of the answer to an authorised caller, from another IP address each time to avoid rate limits. */
async function faultsOf(attempt: Attempt): Promise<string[]> {
  addresses += 1;
  const { route, url = withParams(route.url, '1'), headers, payload } = attempt;
  const answer: LightMyRequestResponse = await api.app.inject({
    method: route.method as 'GET',
    url,
    headers: { cookie: cookieFor(route), ...headers },
    ...(payload !== undefined && { payload }),
    remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
  });
  const { statusCode: status, body } = answer;
  const fault = status < 400 ? null : faultOf({ status, headers: answer.headers, body });
  if (fault === null) return [];
  return [`${route.method} ${url.slice(0, 100)} ${String(payload).slice(0, 80)}: ${fault} ${body}`];
}

function cookieFor({ access, roles }: CollectedRoute): string {
  if (access !== 'protected') return '';
  if (roles?.includes('admin')) return admin.cookieHeader();
  return roles?.includes('recruiter') ? recruiter.cookieHeader() : person.cookieHeader();
}

/** Round-robin: three of the values for each route, so that all values are tried over several routes. */
const inTurn = <T>(values: readonly T[], turn: number): T[] =>
  [0, 1, 2].flatMap((step) => values[(turn * 3 + step) % values.length] ?? []);

const withParams = (url: string, value: string) => url.replace(/:\w+/g, value);
const jsonType = { 'content-type': 'application/json' };

/** JSON of other types, or with unknown keys. */
const otherJson: readonly string[] = [
  'null',
  'true',
  '"text"',
  '[]',
  '[[[[{}]]]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"email":"\\u0000","login":"\\ud800","text":"\\udfff"}',
];

/** Bodies that are refused before validation. */
const brokenBodies: readonly (string | Buffer)[] = [
  '',
  '1e999',
  '{',
  '{"a":1}}',
  'NaN',
  '\ufeff{}',
  '{"a":1,"a":2}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
  `{"text":"${'x'.repeat(200_000)}"}`,
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d]),
  Buffer.alloc(64),
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' 1',
  '0x10',
  'x'.repeat(20_000),
  'nul \u0000 inside',
  'half \ud800 of a character',
  '\u202e\u0007',
  [],
  [null],
  Array.from({ length: 2_000 }, (_, index) => index),
  {},
  { $gt: '' },
];

/** What a database, a parser or an object refuses: tried on every route. */
const worstParams: readonly string[] = [
  ...['%00', 'a%00b', '%ff', '%', '%ed%a0%80', '__proto__', 'toString', '..%2f..%2fetc%2fpasswd', "1'--"],
  ...['-1', '1.0', 'NaN', '9007199254740993', '9223372036854775808', '9'.repeat(400), 'x'.repeat(5_000)],
];
/** Other spellings, which shared schemas read: a third of them on each route. */
const oddParams: readonly string[] = [
  ...['0', '+1', '%201', '1%20', '01', '0x10', '1e3', '1_0', '٣', 'null', 'undefined', '9'.repeat(600)],
  ...['constructor', '..', '%2e%2e', '%c0%af', '%zz', ';drop', '%E2%80%AE'],
];
const hostileParamsOf = (turn: number): string[] => [
  ...worstParams,
  ...oddParams.filter((_, index) => index % 3 === turn % 3),
];

const hostileTypes: readonly string[] = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'nonsense',
    '/',
  ],
];

describe('every route answers with its own answer or a problem, and never fails', () => {
  it('to a body that is no form', async () => {
    const faults: string[] = [];
    for (const [index, route] of routes.filter(({ method }) => method !== 'GET').entries())
      for (const payload of [...otherJson, ...inTurn(brokenBodies, index)])
        faults.push(...(await faultsOf({ route, headers: jsonType, payload })));
    expect(faults).toEqual([]);
  });

  it('to a form with hostile values', async () => {
    const faults: string[] = [];
    for (const route of routes) {
      const names = fieldsOf(route.call?.body);
      for (const value of names.length === 0 ? [] : hostileValues) {
        const payload = JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
        faults.push(...(await faultsOf({ route, headers: jsonType, payload })));
      }
    }
    expect(faults).toEqual([]);
  });

  it('to hostile parameters of its path', async () => {
    const faults: string[] = [];
    for (const [index, route] of routes.filter(({ url }) => url.includes(':')).entries())
      for (const value of hostileParamsOf(index))
        faults.push(...(await faultsOf({ route, url: withParams(route.url, value) })));
    expect(faults).toEqual([]);
  });

  it('to hostile queries', async () => {
    const faults: string[] = [];
    for (const [index, route] of routes.entries()) {
      if (route.method !== 'GET') continue;
      const own = fieldsOf(route.call?.query);
      const names = [...own, 'unknown', '__proto__'];
      for (const value of own.length > 0 ? hostileParamsOf(index) : inTurn(worstParams, index)) {
        const query = names.map((name) => `${name}=${value}&${name}[]=${value}`).join('&');
        const url = `${withParams(route.url, '1')}?${query.slice(0, 8_000)}`;
        faults.push(...(await faultsOf({ route, url })));
      }
    }
    expect(faults).toEqual([]);
  });

  it('to content of another type, and to odd headers', async () => {
    const faults: string[] = [];
    for (const [index, route] of routes.entries()) {
      for (const type of route.method === 'GET' ? [] : inTurn(hostileTypes, index))
        faults.push(...(await faultsOf({ route, headers: { 'content-type': type }, payload: '--x\r\n' })));
      for (const headers of inTurn(oddHeaders, index)) faults.push(...(await faultsOf({ route, headers })));
    }
    expect(faults).toEqual([]);
  });

  it('to a method that it does not know: 405, with those that it does', async () => {
    for (const url of new Set(routes.map((route) => withParams(route.url, '1')))) {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND'] as const) {
        const answer = await api.app.inject({ method: method as 'PUT', url });
        if (![404, 405].includes(answer.statusCode)) continue;
        const { statusCode: status, headers, body } = answer;
        expect([method, url, faultOf({ status, headers, body })]).toEqual([method, url, null]);
        if (status === 405) expect(headers.allow).not.toContain(method);
      }
    }
    const unreadable = { headers: { 'content-type': 'application/json' }, payload: '{' };
    for (const method of ['DELETE', 'PUT'] as const) {
      const { headers, statusCode } = await api.app.inject({ method, url: '/api/auth/login', ...unreadable });
      expect([method, statusCode, headers.allow]).toEqual([method, 405, 'POST']);
    }
    const nowhere = await api.app.inject({ method: 'PUT', url: '/api/nowhere', ...unreadable });
    expect(nowhere.statusCode).toBe(404);
  });
});

const oddHeaders: readonly Record<string, string>[] = [
  { 'country-id': '0x1' },
  { 'country-id': '__proto__', 'language-id': '-1' },
  { 'language-id': '9'.repeat(400) },
  { 'idempotency-key': 'x'.repeat(1_000) },
  { 'x-request-id': '<script>', 'x-forwarded-for': 'nobody', 'x-forwarded-proto': 'gopher' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8, ::1', 'x-forwarded-host': 'a b' },
  { cookie: 'sessionid=%ff; geoConfiguration=__proto__; =; user' },
  { accept: 'image/png', 'accept-encoding': 'nonsense', range: 'bytes=9-1', 'if-none-match': '*' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

/** The names of an object schema's fields. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { def } = schema as { def?: { shape?: object; innerType?: unknown } };
  return def?.shape ? Object.keys(def.shape) : fieldsOf(def?.innerType);
}
