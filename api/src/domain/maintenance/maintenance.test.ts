import { maintenanceLimits } from '@jobharbor/shared/contracts';
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

const draft = { country_key: 'ph', language: null, path: null, starts_at: start, ends_at: start + 3_600 };
const plan = (change: object = {}) =>
  admin.ask('POST', '/admin/maintenance/create', { ...draft, reason: 'A new database', ...change });
const near = async () =>
  (await aVisitor(api).ask('GET', '/config/maintenance')).json().data.maintenance as { id: number }[];
const lift = (id: number) => admin.ask('PATCH', `/admin/maintenance/${id}/lift`, { reason: 'It was faster' });

it('is planned once, read by everybody a day before, ends by itself, and says who changed it', async () => {
  const answers = await Promise.all([plan(), plan()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  await plan({ path: '/chat-home', starts_at: start + 25 * 3_600, ends_at: start + 26 * 3_600 });
  expect(await near()).toMatchObject([draft]);
  api.setTime(new Date((start + 2 * 3_600) * 1_000));
  expect(await near()).toMatchObject([{ path: '/chat-home' }]);
  const { maintenance, changes } = (await admin.ask('GET', '/admin/maintenance')).json().data;
  expect(maintenance).toMatchObject([{ path: '/chat-home' }]);
  expect(changes).toMatchObject([{ reason: 'A new database', after: { length: 2 } }, { before: [] }]);
  const [{ id }] = maintenance;
  expect((await lift(id)).statusCode).toBe(200);
  expect([await near(), (await lift(id)).json().code]).toEqual([[], 40004]);
  // No later plan has the id of an earlier one, which a form may still hold.
  expect((await plan({ ends_at: start + 9 * 3_600 })).json().data.maintenance.id).not.toBe(id);
});

it.each<[string, object, string]>([
  ['an end before the start', { ends_at: start - 1 }, 'ends_at'],
  ['an end in the past', { starts_at: start - 7_200, ends_at: start - 3_600 }, 'ends_at'],
  ['more than a week', { ends_at: start + 8 * 86_400 }, 'ends_at'],
  ['an unknown country', { country_key: 'zz' }, 'country_key'],
  ['an unknown language', { language: 'xx' }, 'language'],
  ['a path with a query', { path: '/jobs?q=1' }, 'path'],
  ['no reason', { reason: ' ' }, 'reason'],
])('with %s is refused, and says where', async (_what, change, field) => {
  expect((await plan(change)).json()).toMatchObject({ code: 40001, errors: { [field]: expect.anything() } });
});

it('has a limit of plans', async () => {
  const far = { starts_at: start + 40 * 86_400 };
  let last = 0;
  for (let count = 0; count <= maintenanceLimits.plans; count += 1)
    last = (await plan({ ...far, ends_at: far.starts_at + 60 + count })).json().code;
  expect(last).toBe(42501);
});
