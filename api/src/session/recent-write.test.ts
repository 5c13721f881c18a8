import { expect, it, onTestFinished } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../testing/people/person.ts';
import { createTestApi } from '../testing/servers/test-api.ts';

it('after a change a session reads the primary for a while; a visitor and a read do not', async () => {
  const api = await createTestApi({
    config: { replicas: { urls: ['postgres://nobody@127.0.0.1:1/jobharbor'], maxLagSeconds: 10 } },
  });
  onTestFinished(() => api.close());
  const person = await aJobseeker(api);
  const marks = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    visitor: Person = person,
  ) => (await visitor.ask(method, path, payload)).cookies.filter(({ name }) => name === 'read_primary');
  const search = { query: 'nurse' };
  expect(await marks('GET', '/job/job-alerts')).toEqual([]);
  expect(await marks('POST', '/job/search', search)).toEqual([]);
  expect(await marks('POST', '/job/search', search, aVisitor(api))).toEqual([]);
  expect(await marks('PATCH', '/jobseeker/account-setting', { country_key: 'sa' })).toMatchObject([
    { value: '1', httpOnly: true, sameSite: 'Lax', maxAge: 15 },
  ]);
  const ready = await api.app.inject({ url: '/internal/ready' });
  expect(ready.json()).toEqual({ status: 'ok', replicas: [{ name: '127.0.0.1:1', isServing: false }] });
});
