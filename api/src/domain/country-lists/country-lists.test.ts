import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import type { SignedInPerson } from '../../testing/people/person.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi({
    config: {
      social: { line: { clientId: 'id', clientSecret: 'x' }, google: { clientId: 'id', clientSecret: 'x' } },
    },
  });
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const reason = 'Agreed with the office.';
const path = (name: string, country = 'ph') => `/admin/country-lists/${name}/${country}`;
const set = (name: string, keys: string[] | null, before: string[] | null = null, by = admin) =>
  by.ask('PUT', path(name), { keys, before, reason });
const listsOf = async (name: string) => (await admin.ask('GET', `/admin/country-lists/${name}`)).json().data;
const get = async (address: string, countryId = '1') =>
  (
    await api.app.inject({
      ...{ url: `/api${address}`, headers: { 'country-id': countryId, 'language-id': '1' } },
    })
  ).json().data;

it('puts featured companies first in their order, in this country alone, and tells the page caches', async () => {
  const names = ['Alpha', 'Beta', 'Gamma'];
  await upsertJobs(
    api.dependencies.db,
    names.map((name) =>
      aJobDraft({ title: name, countryKey: 'ph', company: { sourceKey: `listed-${name}`, name } }),
    ),
  );
  const companies = await api.dependencies.db.selectFrom('companies').select(['id', 'name']).execute();
  const ids = names.map((name) => String(companies.find((one) => one.name === name)?.id));
  const [alpha = '', beta = '', gamma = ''] = ids;
  const featured = async () =>
    (await get('/company/featured-companies')).companies.map(({ id }: { id: number }) => String(id));
  expect(await featured()).toEqual([alpha, beta, gamma]);
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const news = await new Promise<AsyncIterator<string>>((resolve) =>
    request(`${url}/internal/job-news`, (response) =>
      resolve(createInterface({ input: response })[Symbol.asyncIterator]()),
    ).end(),
  );
  await news.next();
  expect((await set('featured-companies', [gamma, beta])).json().data.keys).toEqual([gamma, beta]);
  expect(JSON.parse((await news.next()).value)).toEqual({ countries: ['ph'], settings: true });
  expect(await featured()).toEqual([gamma, beta, alpha]);
  expect((await get('/company/featured-companies', '2')).companies).toEqual([]);
  expect((await set('featured-companies', ['999999'], [gamma, beta])).json().errors.keys).toHaveLength(1);
  expect((await set('featured-companies', [beta, beta], [gamma, beta])).statusCode).toBe(422);
});

it('hides courses and ways to sign in, and shows them again', async () => {
  const courses = async () => (await get('/academy/recommended-courses?size=20')).courses;
  const [first] = await courses();
  expect((await set('hidden-courses', [String(first.id)])).statusCode).toBe(200);
  expect((await courses()).map(({ id }: { id: number }) => id)).not.toContain(first.id);
  expect((await set('hidden-courses', null, [String(first.id)])).statusCode).toBe(200);
  expect((await courses())[0]).toEqual(first);
  const types = async (country: string) => (await get('/auth/social-providers', country)).social_types;
  await set('hidden-social-types', ['line']);
  expect([await types('1'), await types('2')]).toEqual([['google'], ['line', 'google']]);
  const start = { social_type: 'line', redirect: '/' };
  const refused = await admin.ask('POST', '/auth/social-login/start', start, {
    headers: { 'country-id': '1' },
  });
  expect(refused.statusCode).toBe(404);
});

it('keeps who changed what, twice the same as once, and refuses who saw another list', async () => {
  const second = await anAdmin(api);
  const before = (await listsOf('hidden-social-types')).changes.length;
  const both = [
    await set('hidden-social-types', ['x'], ['line']),
    await set('hidden-social-types', ['x'], ['line']),
  ];
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await set('hidden-social-types', [], ['line'], second)).json().code).toBe(40009);
  const { changes, choices } = await listsOf('hidden-social-types');
  expect(changes).toHaveLength(before + 1);
  expect(changes[0]).toMatchObject({ country_key: 'ph', before: ['line'], after: ['x'], reason });
  expect(choices).toContainEqual({ key: 'line', label: 'LINE' });
  expect(
    (await admin.ask('PUT', path('hidden-courses', 'zz'), { keys: null, before: null, reason })).statusCode,
  ).toBe(404);
  expect((await admin.ask('GET', '/admin/country-lists/nothing')).statusCode).toBe(404);
});
