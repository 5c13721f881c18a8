import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const start = Date.parse('2026-03-10T09:00:00Z') / 1_000;
let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi({ now: new Date(start * 1_000) });
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const reason = 'Agreed with the country team';
const aBanner = (change: object = {}) => ({
  ...{ texts: { en: 'Night jobs', ar: 'وظائف ليلية' }, path: '/jobs?q=night' },
  ...{ starts_at: start, ends_at: start + 3_600 },
  ...change,
});
const set = (banners: object[], before: object[] = [], country = 'ph', by = admin) =>
  by.ask('PUT', `/admin/banners/${country}`, { banners, before, reason });
const near = async () => (await aVisitor(api).ask('GET', '/config/banners')).json().data.countries;

it('is read by everybody in its time, and keeps who changed what and why', async () => {
  const [now, soon, later] = [
    aBanner(),
    aBanner({ starts_at: start + 23 * 3_600, ends_at: start + 99 * 3_600 }),
    aBanner({ starts_at: start + 48 * 3_600, ends_at: start + 99 * 3_600 }),
  ];
  expect((await set([now, soon, later])).statusCode).toBe(200);
  expect(await near()).toEqual([{ country_key: 'ph', banners: [now, soon] }]);
  api.setTime(new Date((start + 3_600) * 1_000));
  expect(await near()).toEqual([{ country_key: 'ph', banners: [soon] }]);
  // Twice the same is one change; a second admin who saw another list is refused.
  await set([now, soon, later], [now, soon, later]);
  expect((await set([], [now], 'ph', await anAdmin(api))).json().code).toBe(40009);
  expect((await set([], [now, soon, later])).statusCode).toBe(200);
  expect(await near()).toEqual([]);
  const { changes, countries } = (await admin.ask('GET', '/admin/banners')).json().data;
  expect(changes).toMatchObject([
    { country_key: 'ph', before: { length: 3 }, after: [], reason, changed_by: expect.stringMatching(/\w/) },
    { before: [], after: { length: 3 } },
  ]);
  expect(countries).toContainEqual({ country_key: 'sg', banners: [] });
});

it.each<[string, object, string]>([
  ['no text', { texts: {} }, 'banners.0.texts'],
  ['a text of two lines', { texts: { en: 'One\ntwo' } }, 'banners.0.texts.en'],
  ['a text that is too long', { texts: { en: 'x'.repeat(141) } }, 'banners.0.texts.en'],
  ['a link to another site', { path: 'https://example.com' }, 'banners.0.path'],
  ['a link that browsers read as another site', { path: '//example.com' }, 'banners.0.path'],
  ['a link with a backslash', { path: '/\\example.com' }, 'banners.0.path'],
  ['an end before the start', { ends_at: start - 1 }, 'banners.0.ends_at'],
  ['more than a year', { ends_at: start + 367 * 86_400 }, 'banners.0.ends_at'],
])('with %s is refused, and says where', async (_what, change, field) => {
  const refused = await set([aBanner(change)], [], 'my');
  expect(refused.json()).toMatchObject({ code: 40001, errors: { [field]: expect.anything() } });
});

it('is for countries of the site, and for at most five at once', async () => {
  expect((await set([aBanner()], [], 'zz')).json().code).toBe(40004);
  expect((await set(Array.from({ length: 6 }, () => aBanner()))).json().errors).toHaveProperty('banners');
});
