import { countryByKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { prepareSet, startCanary } from '../../operations/operations.ts';
import { aGateway, aVisitor, operator, setOfPage } from '../../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';

const idOf = (key: string) => String(countryByKey(key)?.id);

const aSimpleApi = async (): Promise<string> => {
  const { url } = await anApi(({ url }, response) => {
    if (url === '/api/lists') response.setHeader('cache-control', 'public, max-age=300');
    response.end('{"data":1}');
  });
  return url;
};

it('answers of the API say which set the visitor’s next page would be of', async () => {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'] });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const live = (await store.readLive())?.set;
  const app = await aGateway(store, { apiUrl: await aSimpleApi() });
  const maya = aVisitor(app);
  const told = async (headers = {}) =>
    (await maya.get('/api/job/similar', headers)).headers['x-jobharbor-set'];
  expect(await told()).toBe(live);

  await startCanary(store, operator, { set: id, share: 1, countries: ['ph'], reason: 'a trial' });
  const ben = aVisitor(app);
  await expect.poll(async () => setOfPage(await ben.get('/en/ph/jobs'))).toBe(id);
  expect(await told({ 'country-id': idOf('ph') })).toBe(live);
  await maya.get('/en/ph/jobs');
  expect(await told({ 'country-id': idOf('ph') })).toBe(id);
  expect(await told({ 'country-id': idOf('sg') })).toBe(live);
});

it('an answer that a cache keeps names no set: it would be read when there is another', async () => {
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: await aSimpleApi() });
  const { headers } = await app.inject({ url: '/api/lists' });
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(headers).not.toHaveProperty('x-jobharbor-set');
});

it('calls of a frozen API are refused in a moment, later ones at once, and passed on when it answers again', async () => {
  let isFrozen = true;
  const { url } = await anApi((_request, response) => {
    if (!isFrozen) response.end('{"data":1}');
  });
  const frozen = { suspicionMs: 20, probeMs: 100, patienceMs: 300 };
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: url, limits: { frozen } });
  const call = () => app.inject({ method: 'POST', url: '/api/job/search', payload: {} });
  for (const answer of await Promise.all([call(), call()])) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 50016]);
    expect(answer.headers['retry-after']).toBe('5');
  }
  // Thousands of them would hold every connection of the API if each waited for it.
  for (let count = 0; count < 300; count += 1) expect((await call()).statusCode).toBe(503);
  isFrozen = false;
  await expect.poll(async () => (await call()).json()).toEqual({ data: 1 });
}, 30_000);

it('a call of an API that is only busy waits for its answer', async () => {
  const { url } = await anApi((_request, response) => {
    setTimeout(() => response.end('{"data":1}'), 600);
  });
  const frozen = { suspicionMs: 20, probeMs: 50, patienceMs: 60_000 };
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: url, limits: { frozen } });
  expect((await app.inject({ url: '/api/job/1' })).json()).toEqual({ data: 1 });
});
