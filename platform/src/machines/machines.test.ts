import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Machine, machineList } from '../contract/machine-schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aToken } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';

async function anApi(status: () => number, writes: () => string = () => 'served'): Promise<string> {
  const body = () => JSON.stringify({ data: { status: 'ok', writes: writes() } });
  const server = createServer((_request, response) => response.writeHead(status()).end(body()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
async function ask(store: ReleaseStore, app: Awaited<ReturnType<typeof aGateway>>): Promise<Machine[]> {
  const token = await aToken(store, ['read']);
  const headers = { authorization: `Bearer ${token}` };
  return machineList.parse((await app.inject({ url: '/platform/api/machines', headers })).json()).machines;
}

it('every gateway of a store is told of, with its disk, its memory and what its API says of the database', async () => {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  let status = 200;
  let writes = 'served';
  const url = await anApi(
    () => status,
    () => writes,
  );
  const first = await aGateway(store, { apiUrl: url });
  const second = await aGateway(store);
  const apis = async () => (await ask(store, second)).map(({ api }) => api).sort();
  await expect.poll(apis).toEqual(['ok', 'silent']);
  const [one] = await ask(store, first);
  expect(one).toMatchObject({ pid: process.pid, host: expect.any(String), processes: expect.any(Array) });
  expect(one?.disk_free).toBeGreaterThan(0);
  expect(one?.memory).toBeGreaterThan(1e6);
  writes = 'refused';
  await expect.poll(apis).toEqual(['read-only', 'silent']);
  status = 503;
  await expect.poll(apis).toEqual(['no-database', 'silent']);
  await first.close();
  await expect.poll(apis).toEqual(['silent']);
});

it('a gateway that was killed is seen to be silent, and forgotten after an hour; an unreadable note is passed over', async () => {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const app = await aGateway(store);
  await expect.poll(() => ask(store, app)).toHaveLength(1);
  const [own] = await ask(store, app);
  const now = Math.floor(Date.now() / 1_000);
  for (const [id, age] of [
    ['killed', 600],
    ['gone', 4_000],
  ] as const)
    await store.storage.write(`machines/${id}.json`, JSON.stringify({ ...own, id, at: now - age }));
  await store.storage.write('machines/cut.json', '{"id":');
  expect((await ask(store, app)).map(({ id }) => id)).toEqual(['killed', own?.id]);
  expect(await store.storage.read('machines/gone.json')).toBeNull();
});
