import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countryByKey } from '@jobharbor/shared/contracts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { prepareSet, startCanary } from '../operations/operations.ts';
import { aGateway, aVisitor, operator, setOfPage } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';

const idOf = (key: string) => String(countryByKey(key)?.id);

async function anApi(): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/api/lists') response.setHeader('cache-control', 'public, max-age=300');
    response.end('{"data":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('answers of the API say which set the visitor’s next page would be of', async () => {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'] });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const live = (await store.readLive())?.set;
  const app = await aGateway(store, { apiUrl: await anApi() });
  const maya = aVisitor(app);
  const told = async (headers = {}) =>
    (await maya.get('/api/job/similar', headers)).headers['x-jobharbor-set'];
  expect(await told()).toBe(live);

  await startCanary(store, operator, { set: id, share: 1, countries: ['ph'], reason: 'a trial' });
  const ben = aVisitor(app);
  await vi.waitFor(async () => expect(setOfPage(await ben.get('/en/ph/jobs'))).toBe(id), 10_000);
  expect(await told({ 'country-id': idOf('ph') })).toBe(live);
  await maya.get('/en/ph/jobs');
  expect(await told({ 'country-id': idOf('ph') })).toBe(id);
  expect(await told({ 'country-id': idOf('sg') })).toBe(live);
});

it('an answer that a cache keeps names no set: it would be read when there is another', async () => {
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: await anApi() });
  const { headers } = await app.inject({ url: '/api/lists' });
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(headers).not.toHaveProperty('x-jobharbor-set');
});
